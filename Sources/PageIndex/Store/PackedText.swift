import CZlib
import GRDB
import SQLiteStorage

/// A page's text as stored: its length in four bytes, little-endian, and a zlib stream (RFC 1950).
enum PackedText {
  private static let loadError: String? = czlib_open(CZLIB_LIBRARY).map { String(cString: $0) }

  /// Longer texts are not a page's: a damaged file cannot make the program use more memory.
  static let limit = 16 << 20

  static func pack(_ text: UnsafeRawBufferPointer) throws(DatabaseError) -> [UInt8] {
    if let loadError {
      throw DatabaseError(resultCode: .SQLITE_ERROR, message: "zlib cannot be loaded: \(loadError)")
    }
    let room = czlib_bound(text.count)
    let packed = [UInt8](unsafeUninitializedCapacity: room + 4) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      for place in 0..<4 { buffer[place] = UInt8(truncatingIfNeeded: text.count >> (8 * place)) }
      let bytes = text.bindMemory(to: UInt8.self).baseAddress
      // Half the time of the default level 6, for 3% more space; faster levels take an eighth more.
      let length = czlib_compress(start + 4, room, bytes, text.count, 4)
      count = length == 0 ? 0 : length + 4
    }
    guard !packed.isEmpty else { throw DatabaseError(resultCode: .SQLITE_NOMEM) }
    return packed
  }

  /// - Throws: `DatabaseError` if it is not what was packed.
  static func unpack(_ packed: UnsafeRawBufferPointer, sha256: UnsafeRawBufferPointer) throws -> String {
    let text = try unpack(packed)
    guard SHA256.hash(text).elementsEqual(sha256) else {
      throw DatabaseError.damaged("a page's text was changed")
    }
    return text
  }

  /// Only compares zlib's own sum, of 32 bits, which takes a tenth of the time: for texts that are not
  /// written anywhere again.
  /// - Throws: the same.
  static func unpack(_ packed: UnsafeRawBufferPointer) throws -> String {
    if let loadError {
      throw DatabaseError(resultCode: .SQLITE_ERROR, message: "zlib cannot be loaded: \(loadError)")
    }
    guard packed.count > 4 else { throw DatabaseError.damaged("a page has no text") }
    let count = (0..<4).reduce(0) { $0 | Int(packed[$1]) << (8 * $1) }
    guard count <= limit else { throw DatabaseError.damaged("a page's text has no length") }
    let stream = UnsafeRawBufferPointer(rebasing: packed[4...]).bindMemory(to: UInt8.self)
    var length = 0
    let text = String(unsafeUninitializedCapacity: count) { buffer in
      length = czlib_uncompress(buffer.baseAddress, count, stream.baseAddress, stream.count)
      return max(0, length)
    }
    guard length == count else { throw DatabaseError.damaged("a page's text cannot be decompressed") }
    return text
  }
}
