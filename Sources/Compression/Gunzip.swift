import CZlib

/// Decompresses consecutive gzip files (RFC 1952), and compares their checksums. All that the bytes given so far say is
/// available, which libarchive does not promise for a file that is cut.
public final class Gunzip {
  /// Why nothing can be decompressed.
  public enum Failure: Error {
    /// - Parameter reason: the loader's.
    case noLibrary(reason: String)
    case noMemory
  }

  public enum State {
    case within
    /// A file has ended; another one may follow.
    case between
    /// The file is not gzip's, or its checksums are wrong.
    case damaged
    /// Something else follows.
    case over
  }

  private let stream: OpaquePointer
  public private(set) var state = State.within

  private static let loadError: String? = czlib_open(CZLIB_LIBRARY).map { String(cString: $0) }
  /// What zlib is given at once, in bytes.
  private static let most = 1 << 20

  public init() throws(Failure) {
    if let reason = Gunzip.loadError { throw .noLibrary(reason: reason) }
    guard let stream = czlib_begin_gunzip() else { throw .noMemory }
    self.stream = stream
  }

  deinit { czlib_end(stream) }

  /// Decompresses some of `source` into `room`. An empty `source` may still yield bytes.
  /// - Returns: how many bytes of each were used. After the last file, and after damage, no more are.
  public func step(
    _ source: UnsafeRawBufferPointer, into room: UnsafeMutableRawBufferPointer
  ) -> (taken: Int, made: Int) {
    if state == .between, let first = source.first {
      let magic = CompressionMagic.gzip
      let isNext = first == magic[0] && (source.count < 2 || source[1] == magic[1])
      state = isNext ? (czlib_begin_again(stream) ? .within : .damaged) : .over
    }
    guard state == .within else { return (0, 0) }
    var (taken, made) = (min(source.count, Gunzip.most), min(room.count, Gunzip.most))
    let input = source.bindMemory(to: UInt8.self).baseAddress
    let result = czlib_step(
      stream, input, &taken, room.bindMemory(to: UInt8.self).baseAddress, &made, false)
    if result == CZLIB_DAMAGED { state = .damaged }
    if result == CZLIB_AT_END { state = .between }
    return (taken, made)
  }
}
