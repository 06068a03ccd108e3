import Compression
import Files
import Glibc

/// The bytes of a gzip file, in blocks. Concatenated files are read as gzip(1) reads them. A file that is cut
/// off, damaged, or followed by something else is an error.
final class GzipInput {
  private let path: String
  private let descriptor: Int32
  private let gunzip: Gunzip
  private let source = UnsafeMutableRawBufferPointer.allocate(byteCount: GzipOutput.block, alignment: 16)
  private let made = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * GzipOutput.block, alignment: 16)
  /// What was read from `source` but not used yet.
  private var waiting = 0..<0

  /// - Throws: `.missing` if there is no such file.
  init(_ path: String) throws(CorpusFailure) {
    self.path = path
    do throws(Gunzip.Failure) { gunzip = try Gunzip() } catch { throw CorpusFailure(error, reading: path) }
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      let failure = FileFailure(path)
      throw errno == ENOENT ? .missing(what: failure.reason) : .unreadable(what: failure.reason)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    source.deallocate()
    made.deallocate()
  }

  /// Valid until the next call; empty at the end.
  func next() throws(CorpusFailure) -> UnsafeRawBufferPointer {
    while true {
      if waiting.isEmpty, try !fill() {
        guard gunzip.state == .between else { throw .damaged(what: "\(path) is cut off") }
        return UnsafeRawBufferPointer(rebasing: made[..<0])
      }
      let (taken, size) = gunzip.step(UnsafeRawBufferPointer(rebasing: source[waiting]), into: made)
      if gunzip.state == .damaged || gunzip.state == .over { throw .damaged(what: "\(path) is damaged") }
      waiting = waiting.lowerBound + taken..<waiting.upperBound
      if size > 0 { return UnsafeRawBufferPointer(rebasing: made[..<size]) }
    }
  }

  private func fill() throws(CorpusFailure) -> Bool {
    guard let count = DescriptorInput.next(from: descriptor, into: source) else {
      throw .unreadable(what: FileFailure(path).reason)
    }
    waiting = 0..<count
    return count > 0
  }
}
