import CZlib

/// Decompresses consecutive gzip files only to compare their checksums: libarchive accepts bytes that
/// contradict them.
final class GzipCheck {
  private enum State { case within, between, damaged, over }

  private let stream: OpaquePointer
  private let made: UnsafeMutablePointer<UInt8>
  private var state = State.within

  /// The first bytes of each such file.
  static let magic: [UInt8] = [0x1F, 0x8B]

  init() throws(CorpusFailure) {
    if let error = GzipOutput.loadError { throw .noLibrary(what: "zlib cannot be loaded: \(error)") }
    guard let stream = czlib_begin_gunzip() else {
      throw .unreadable(what: "there is not enough memory to read an archive")
    }
    self.stream = stream
    made = .allocate(capacity: GzipOutput.block)
  }

  deinit {
    czlib_end(stream)
    made.deallocate()
  }

  /// Whether every file was complete, with the right checksums. Whatever follows the last one does not count.
  var isWhole: Bool { state == .between || state == .over }

  /// - Parameter bytes: the next ones, at most a megabyte.
  func take(_ bytes: UnsafeRawBufferPointer) {
    let source = bytes.bindMemory(to: UInt8.self)
    var place = 0
    while place < source.count {
      switch state {
      case .damaged, .over: return
      case .between:
        let isNext = source[place...].starts(with: GzipCheck.magic.prefix(source.count - place))
        state = isNext ? (czlib_begin_again(stream) ? .within : .damaged) : .over
      case .within:
        var (size, room) = (source.count - place, GzipOutput.block)
        let step = czlib_step(stream, source.baseAddress.map { $0 + place }, &size, made, &room, false)
        place += size
        if step == CZLIB_DAMAGED { state = .damaged }
        if step == CZLIB_AT_END { state = .between }
      }
    }
  }
}
