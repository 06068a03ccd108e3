import CZlib

/// Compresses bytes into a gzip file (RFC 1952), without a time stamp: the same bytes make the same file.
final class GzipOutput {
  private static let loadError: String? = czlib_open(CZLIB_LIBRARY).map { String(cString: $0) }

  /// From 1 to 9. Measured on pages: 9 takes a fifth longer and saves a thousandth, 4 takes half as long and
  /// adds a thirtieth.
  private static let level: Int32 = 6
  /// zlib is given at most this much at once.
  static let block = 1 << 17

  /// The size of its output buffer.
  private static let room = 1 << 16

  private let stream: OpaquePointer

  init() throws(CorpusFailure) {
    if let error = GzipOutput.loadError { throw .noLibrary(what: "zlib cannot be loaded: \(error)") }
    guard let stream = czlib_begin_gzip(GzipOutput.level) else {
      throw .unwritable(what: "there is not enough memory to compress pages")
    }
    self.stream = stream
  }

  deinit { czlib_end(stream) }

  /// What has to be written by now.
  func take(_ bytes: [UInt8]) throws(CorpusFailure) -> [UInt8] { try compress(bytes, isLast: false) }

  /// What has to be written at the end; nothing may follow.
  func finish() throws(CorpusFailure) -> [UInt8] { try compress([], isLast: true) }

  private func compress(_ bytes: [UInt8], isLast: Bool) throws(CorpusFailure) -> [UInt8] {
    var (made, place): ([UInt8], Int) = ([], 0)
    var state = CZLIB_GOES_ON
    var isFull = true
    while state == CZLIB_GOES_ON, isLast || isFull || place < bytes.count {
      var (size, room) = (min(bytes.count - place, GzipOutput.block), GzipOutput.room)
      made += [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        bytes.withUnsafeBufferPointer { bytes in
          let source = bytes.baseAddress.map { $0 + place }
          state = czlib_step(stream, source, &size, buffer.baseAddress, &room, isLast)
        }
        count = room
      }
      isFull = room == GzipOutput.room
      place += size
    }
    if state == CZLIB_DAMAGED { throw .unwritable(what: "zlib cannot compress pages") }
    return made
  }
}
