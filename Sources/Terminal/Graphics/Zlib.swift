import CZlib

/// zlib, loaded when the first picture needs it.
enum Zlib {
  private static let isLoaded = czlib_open(CZLIB_LIBRARY) == nil

  /// Taking twice as long would save only a fifth.
  static let fast: Int32 = 1
  static let small: Int32 = 9

  /// Nil if zlib cannot be loaded or memory runs out.
  static func compress(_ bytes: [UInt8], level: Int32 = fast) -> [UInt8]? {
    guard isLoaded else { return nil }
    let room = czlib_bound(bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = buffer.baseAddress.map { czlib_compress($0, room, bytes, bytes.count, level) } ?? 0
    }
    return stream.isEmpty ? nil : stream
  }

  /// The CRC-32 of the compressed bytes.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    guard isLoaded else { return 0 }
    return bytes.withUnsafeBufferPointer { czlib_crc32(0, $0.baseAddress, $0.count) }
  }
}
