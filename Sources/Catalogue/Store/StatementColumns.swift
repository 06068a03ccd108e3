import GRDB
import GRDBSQLite

/// The columns of a statement's current row, read in place: GRDB's `Row` is a copy, and takes twice as long.
struct StatementColumns {
  private let statement: SQLiteStatement

  init(_ statement: SQLiteStatement) { self.statement = statement }

  /// Empty if null; invalid UTF-8 is repaired.
  func text(_ index: Int32) -> String { optionalText(index) ?? "" }

  func optionalText(_ index: Int32) -> String? {
    guard let start = sqlite3_column_text(statement, index) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, index))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func number(_ index: Int32) -> Int { Int(sqlite3_column_int64(statement, index)) }

  func optionalNumber(_ index: Int32) -> Int? {
    sqlite3_column_type(statement, index) == SQLITE_NULL ? nil : number(index)
  }

  func real(_ index: Int32) -> Double { sqlite3_column_double(statement, index) }

  /// Valid as long as the statement stays on the row.
  func bytes(_ index: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: sqlite3_column_blob(statement, index), count: Int(sqlite3_column_bytes(statement, index)))
  }
}
