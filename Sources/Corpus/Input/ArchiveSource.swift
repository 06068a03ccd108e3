import Compression
import Files
import Glibc

/// The bytes of an archive's file, as they are read and summed up.
final class ArchiveSource {
  private let descriptor: Int32
  private let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  private let sum: Digest
  private(set) var failure: FileFailure?
  private let name: String
  private var streams: StreamCheck

  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - isDecompressed: whether libarchive gets the bytes: then gzip's own checksums are compared, too, and
  ///     what follows the streams of xz is left out.
  init(_ path: String, isDecompressed: Bool = false) throws(CorpusFailure) {
    name = path == "-" ? "standard input" : path
    streams = StreamCheck(isDecompressed: isDecompressed)
    sum = try Digest(.sha1)
    descriptor =
      path == "-"
      ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
      : GivenPath(path).withBytes { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else {
      let words = "\(name): \(String(cString: strerror(errno)))"
      throw errno == ENOENT || errno == ENOTDIR ? .missing(what: words) : .unreadable(what: words)
    }
  }

  deinit {
    block.deallocate()
    if descriptor >= 0 { close(descriptor) }
  }

  /// How many bytes were read.
  var count: Int { streams.count }

  /// Where the last byte ends that is not zero.
  var contentEnd: Int { streams.contentEnd }

  /// The first bytes, which tell what the file is if it is not an archive.
  var beginning: [UInt8] { streams.beginning }

  /// The next bytes to decompress, valid until the next call; empty at the end, nil if the file cannot be read.
  func next() -> UnsafeRawBufferPointer? {
    guard let bytes = read() else { return nil }
    return streams.decompressible(bytes, in: block)
  }

  /// Whether something else than zeros follows what is to be decompressed.
  var isFollowed: Bool { streams.isFollowed }

  private func read() -> UnsafeRawBufferPointer? {
    guard let count = DescriptorInput.next(from: descriptor, into: block) else {
      failure = FileFailure(name)
      return nil
    }
    let bytes = UnsafeRawBufferPointer(rebasing: block[..<count])
    sum.add(bytes)
    streams.note(bytes)
    return bytes
  }

  /// Ends the check: decompressing the rest of a damaged file proves nothing.
  func leaveGzip() { streams.leaveGzip() }

  /// Whether gzip's own checksums are wrong. Call this once the source is drained.
  func isDamagedGzip() throws(CorpusFailure) -> Bool {
    do throws(Gunzip.Failure) { return try streams.isDamagedGzip() } catch {
      throw CorpusFailure(error, reading: "an archive")
    }
  }

  /// Reads the rest, for the checksum.
  func drain() throws(CorpusFailure) {
    while let bytes = read() { if bytes.isEmpty { return } }
    try check()
  }

  func check() throws(CorpusFailure) {
    if let failure { throw .unreadable(what: failure.reason) }
  }

  func digest() throws(CorpusFailure) -> [UInt8] { try sum.finish() }
}
