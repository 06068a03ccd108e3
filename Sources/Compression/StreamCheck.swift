/// Watches the bytes of a file on their way to libarchive, which accepts gzip files whose checksums are wrong, and
/// fails at what follows the streams of xz.
public struct StreamCheck {
  /// How many bytes there were so far.
  public private(set) var count = 0
  /// Where the last byte ends that is not zero.
  public private(set) var contentEnd = 0
  /// The first bytes, at most 512, which tell what the file is.
  public private(set) var beginning: [UInt8] = []
  /// Nil if there is nothing to check.
  private var gzip: Result<GzipCheck, Gunzip.Failure>?
  /// Nil if it is not compressed by xz.
  private var xz: XZStreams?
  private let isDecompressed: Bool

  /// How long the beginning is.
  private static let most = 512

  /// - Parameter isDecompressed: whether libarchive gets the bytes; otherwise there is nothing to check.
  public init(isDecompressed: Bool) { self.isDecompressed = isDecompressed }

  /// Notes the next bytes of the file, at most a megabyte.
  public mutating func note(_ bytes: UnsafeRawBufferPointer) {
    if isDecompressed, count == 0 {
      if bytes.first == CompressionMagic.gzip[0] {
        gzip = Result { () throws(Gunzip.Failure) in try GzipCheck() }
      }
      if bytes.starts(with: CompressionMagic.xz) { xz = XZStreams() }
    }
    if beginning.count < StreamCheck.most { beginning += bytes.prefix(StreamCheck.most - beginning.count) }
    if case .success(let gzip)? = gzip { gzip.take(bytes) }
    if let last = bytes.lastIndex(where: { $0 != 0 }) { contentEnd = count + last + 1 }
    count += bytes.count
  }

  /// What of them is to be decompressed: without what follows the streams of xz.
  /// - Parameters:
  ///   - bytes: the ones noted last.
  ///   - block: where they are; may be changed.
  public mutating func decompressible(
    _ bytes: UnsafeRawBufferPointer, in block: UnsafeMutableRawBufferPointer
  ) -> UnsafeRawBufferPointer {
    guard let count = xz?.take(bytes) else { return bytes }
    guard count == 0 else { return UnsafeRawBufferPointer(rebasing: bytes[..<count]) }
    let zeros = UnsafeMutableRawBufferPointer(rebasing: block[..<(xz?.missingZeros ?? 0)])
    zeros.initializeMemory(as: UInt8.self, repeating: 0)
    xz?.addZeros()
    return UnsafeRawBufferPointer(zeros)
  }

  /// Whether something else than zeros follows the streams of xz.
  public var isFollowed: Bool { xz?.isFollowed ?? false }

  /// Ends the check of gzip: decompressing the rest of a damaged file proves nothing.
  public mutating func leaveGzip() { gzip = nil }

  /// Whether gzip's own checksums are wrong, once all bytes are noted.
  public func isDamagedGzip() throws(Gunzip.Failure) -> Bool {
    guard let gzip, beginning.starts(with: CompressionMagic.gzip) else { return false }
    return try !gzip.get().isWhole
  }
}
