import GRDB
import GRDBSQLite

/// The columns of a statement's current row, read in place: GRDB's `Row` is a copy, and takes twice as long.
@frozen public struct StatementColumns {
  @usableFromInline let statement: SQLiteStatement

  @inlinable public init(_ statement: SQLiteStatement) { self.statement = statement }

  /// Empty if null; invalid UTF-8 is repaired.
  @inlinable public func text(_ index: Int32) -> String { optionalText(index) ?? "" }

  @inlinable public func optionalText(_ index: Int32) -> String? {
    guard let start = sqlite3_column_text(statement, index) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, index))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  @inlinable public func number(_ index: Int32) -> Int { Int(sqlite3_column_int64(statement, index)) }

  @inlinable public func optionalNumber(_ index: Int32) -> Int? {
    sqlite3_column_type(statement, index) == SQLITE_NULL ? nil : number(index)
  }

  /// The bytes of a column whose `Checksum` is in column `sumIndex`.
  /// - Throws: `DatabaseError` if they are not what was stored.
  @inlinable public func checkedBytes(_ index: Int32, sum sumIndex: Int32) throws -> UnsafeRawBufferPointer {
    let bytes = bytes(index)
    guard Checksum.of(bytes) == number(sumIndex) else { throw DatabaseError.damaged("a blob was changed") }
    return bytes
  }

  /// The text of a column, which is added to `sum`.
  @inlinable public func text(_ index: Int32, _ sum: inout Checksum) -> String {
    guard let start = sqlite3_column_text(statement, index) else { return "" }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index)))
    sum.add(UnsafeRawBufferPointer(bytes))
    return String(decoding: bytes, as: UTF8.self)
  }

  @inlinable public func real(_ index: Int32) -> Double { sqlite3_column_double(statement, index) }

  @inlinable public func optionalReal(_ index: Int32) -> Double? {
    sqlite3_column_type(statement, index) == SQLITE_NULL ? nil : real(index)
  }

  /// Valid as long as the statement stays on the row.
  @inlinable public func bytes(_ index: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: sqlite3_column_blob(statement, index), count: Int(sqlite3_column_bytes(statement, index)))
  }
}
