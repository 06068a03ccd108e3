import CZlib

/// zlib, loaded with the first picture that needs it.
enum Zlib {
  private static let library = "libz.so.1"
  private static let isLoaded = czlib_open(library) == nil

  /// Fast rather than small: a stream that takes twice as long to make is a fifth shorter. Nil if zlib cannot be
  /// loaded, or there is no memory.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard isLoaded else { return nil }
    let room = czlib_bound(bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = buffer.baseAddress.map { czlib_compress($0, room, bytes, bytes.count, 1) } ?? 0
    }
    return stream.isEmpty ? nil : stream
  }

  /// The CRC-32 of what was compressed.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    guard isLoaded else { return 0 }
    return bytes.withUnsafeBufferPointer { czlib_crc32(0, $0.baseAddress, $0.count) }
  }
}
