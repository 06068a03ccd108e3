import CZlib

/// Decompresses consecutive gzip files only to compare their checksums: libarchive accepts bytes that
/// contradict them.
public final class GzipCheck {
  /// Why nothing can be checked.
  public enum Failure: Error {
    /// - Parameter reason: the loader's.
    case noLibrary(reason: String)
    case noMemory
  }

  private enum State { case within, between, damaged, over }

  private let stream: OpaquePointer
  private let made: UnsafeMutablePointer<UInt8>
  private var state = State.within

  /// The first bytes of each such file.
  public static let magic: [UInt8] = [0x1F, 0x8B]

  private static let loadError: String? = czlib_open(CZLIB_LIBRARY).map { String(cString: $0) }
  /// What is decompressed at once, in bytes.
  private static let block = 1 << 17

  public init() throws(Failure) {
    if let reason = GzipCheck.loadError { throw .noLibrary(reason: reason) }
    guard let stream = czlib_begin_gunzip() else { throw .noMemory }
    self.stream = stream
    made = .allocate(capacity: GzipCheck.block)
  }

  deinit {
    czlib_end(stream)
    made.deallocate()
  }

  /// Whether every file was complete, with the right checksums. Whatever follows the last one does not count.
  public var isWhole: Bool { state == .between || state == .over }

  /// - Parameter bytes: the next ones, at most a megabyte.
  public func take(_ bytes: UnsafeRawBufferPointer) {
    let source = bytes.bindMemory(to: UInt8.self)
    var place = 0
    while place < source.count {
      switch state {
      case .damaged, .over: return
      case .between:
        let isNext = source[place...].starts(with: GzipCheck.magic.prefix(source.count - place))
        state = isNext ? (czlib_begin_again(stream) ? .within : .damaged) : .over
      case .within:
        var (size, room) = (source.count - place, GzipCheck.block)
        let step = czlib_step(stream, source.baseAddress.map { $0 + place }, &size, made, &room, false)
        place += size
        if step == CZLIB_DAMAGED { state = .damaged }
        if step == CZLIB_AT_END { state = .between }
      }
    }
  }
}
