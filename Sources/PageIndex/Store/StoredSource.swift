import GRDB
import SQLiteStorage

/// The text of a page from its source, which may be damaged without the other pages being so.
struct StoredSource {
  /// Nil if it is damaged.
  let text: String?
  /// Whether the index of words has it: a rebuild leaves out a damaged one.
  let isIndexed: Bool

  /// - Parameter words: how many the index of words has of it.
  init(_ packed: UnsafeRawBufferPointer, sha256: UnsafeRawBufferPointer, words: Int) throws {
    text = try DatabaseError.unlessDamaged { try PackedText.unpack(packed, sha256: sha256) }
    isIndexed = words > 0
  }

  /// What the index of words has of it; nil if that is not known, because the text is damaged.
  var indexed: String? { isIndexed ? text : "" }
}

extension DatabaseError {
  /// Whether something in the file is not what was written there.
  var isDamage: Bool {
    if resultCode.primaryResultCode == .SQLITE_CORRUPT { return true }
    // FTS5 has no code of its own for an index without its configuration.
    return ["invalid fts5 file format", "no such fts5 table"].contains { message?.hasPrefix($0) ?? false }
  }

  /// Whether something in the file cannot be read, be it damaged or on a bad spot of the disk.
  var isUnreadable: Bool { isDamage || resultCode.primaryResultCode == .SQLITE_IOERR }

  /// Nil instead of what is damaged.
  static func unlessDamaged<Value>(_ read: () throws -> Value) throws -> Value? {
    do { return try read() } catch let error as DatabaseError where error.isDamage { return nil }
  }
}
