import Files
import Glibc

/// The bytes of an archive's file, as they are read and summed up.
final class ArchiveSource {
  private let descriptor: Int32
  private let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
  private let sum: Digest
  private(set) var count = 0
  /// Where the last byte ends that is not zero.
  private(set) var contentEnd = 0
  /// The first bytes, which tell what the file is if it is not an archive.
  private(set) var beginning: [UInt8] = []
  private(set) var failure: FileFailure?
  private let name: String
  private let isDecompressed: Bool
  /// Nil if nothing is to be checked.
  private var gzip: Result<GzipCheck, CorpusFailure>?
  /// Nil if it is not compressed by xz.
  private var xz: XZStreams?

  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - isDecompressed: whether libarchive gets the bytes: then gzip's own checksums are compared, too, and
  ///     what follows the streams of xz is left out.
  init(_ path: String, isDecompressed: Bool = false) throws(CorpusFailure) {
    name = path == "-" ? "standard input" : path
    self.isDecompressed = isDecompressed
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

  /// The next bytes to decompress, valid until the next call; empty at the end, nil if the file cannot be read.
  func next() -> UnsafeRawBufferPointer? {
    guard let bytes = read() else { return nil }
    guard var xz else { return bytes }
    defer { self.xz = xz }
    let count = xz.take(bytes)
    guard count == 0 else { return UnsafeRawBufferPointer(rebasing: bytes[..<count]) }
    let zeros = UnsafeMutableRawBufferPointer(rebasing: block[..<xz.missingZeros])
    zeros.initializeMemory(as: UInt8.self, repeating: 0)
    xz.addZeros()
    return UnsafeRawBufferPointer(zeros)
  }

  /// Whether something else than zeros follows what is to be decompressed.
  var isFollowed: Bool { xz?.isFollowed ?? false }

  private func read() -> UnsafeRawBufferPointer? {
    guard let count = DescriptorInput.next(from: descriptor, into: block) else {
      failure = FileFailure(name)
      return nil
    }
    let bytes = UnsafeRawBufferPointer(rebasing: block[..<count])
    sum.add(bytes)
    if beginning.count < 512 { beginning += bytes.prefix(512 - beginning.count) }
    check(bytes)
    if let last = bytes.lastIndex(where: { $0 != 0 }) { contentEnd = self.count + last + 1 }
    self.count += count
    return bytes
  }

  private func check(_ bytes: UnsafeRawBufferPointer) {
    if isDecompressed, count == 0 {
      if bytes.first == GzipCheck.magic[0] {
        gzip = Result { () throws(CorpusFailure) in try GzipCheck() }
      }
      if bytes.starts(with: XZStreams.magic) { xz = XZStreams() }
    }
    if case .success(let gzip)? = gzip { gzip.take(bytes) }
  }

  /// Ends the check: decompressing the rest of a damaged file proves nothing.
  func leaveGzip() { gzip = nil }

  /// Whether gzip's own checksums are wrong. Call this once the source is drained.
  func isDamagedGzip() throws(CorpusFailure) -> Bool {
    guard let gzip, beginning.starts(with: GzipCheck.magic) else { return false }
    return try !gzip.get().isWhole
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
