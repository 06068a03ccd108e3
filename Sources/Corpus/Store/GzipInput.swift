import CZlib
import Files
import Glibc

/// The bytes of a gzip file, in blocks. Concatenated files are read as gzip(1) reads them. A file that is cut
/// off, damaged, or followed by something else is an error.
final class GzipInput {
  private let path: String
  private let descriptor: Int32
  private let stream: OpaquePointer
  private let source = UnsafeMutableRawBufferPointer.allocate(byteCount: GzipOutput.block, alignment: 16)
  private let made = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * GzipOutput.block, alignment: 16)
  /// What was read from `source` but not used yet.
  private var waiting = 0..<0
  private var isWhole = false

  /// - Throws: `.missing` if there is no such file.
  init(_ path: String) throws(CorpusFailure) {
    if let error = GzipOutput.loadError { throw .noLibrary(what: "zlib cannot be loaded: \(error)") }
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      let failure = FileFailure(path)
      throw errno == ENOENT ? .missing(what: failure.reason) : .unreadable(what: failure.reason)
    }
    guard let stream = czlib_begin_gunzip() else {
      close(descriptor)
      throw .unreadable(what: "there is not enough memory to read \(path)")
    }
    (self.descriptor, self.stream) = (descriptor, stream)
  }

  deinit {
    close(descriptor)
    czlib_end(stream)
    source.deallocate()
    made.deallocate()
  }

  /// Valid until the next call; empty at the end.
  func next() throws(CorpusFailure) -> UnsafeRawBufferPointer {
    while true {
      if waiting.isEmpty, try !fill() {
        guard isWhole else { throw .damaged(what: "\(path) is cut off") }
        return UnsafeRawBufferPointer(rebasing: made[..<0])
      }
      if isWhole {
        guard source[waiting.lowerBound] == 0x1F, czlib_begin_again(stream) else { throw damage }
        isWhole = false
      }
      var (size, room) = (waiting.count, made.count)
      let state = czlib_step(
        stream, source.bindMemory(to: UInt8.self).baseAddress.map { $0 + waiting.lowerBound }, &size,
        made.bindMemory(to: UInt8.self).baseAddress, &room, false)
      if state == CZLIB_DAMAGED { throw damage }
      waiting = waiting.lowerBound + size..<waiting.upperBound
      isWhole = state == CZLIB_AT_END
      if room > 0 { return UnsafeRawBufferPointer(rebasing: made[..<room]) }
    }
  }

  private var damage: CorpusFailure { .damaged(what: "\(path) is damaged") }

  private func fill() throws(CorpusFailure) -> Bool {
    guard let count = DescriptorInput.next(from: descriptor, into: source) else {
      throw .unreadable(what: FileFailure(path).reason)
    }
    waiting = 0..<count
    return count > 0
  }
}
