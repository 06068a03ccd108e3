import GRDB
import GRDBSQLite

/// Reads without `Row` and its cursors, which take longer per row than SQLite does.
extension Statement {
  /// Calls `use` with each row.
  @inlinable public func forEach(_ db: Database, _ use: (StatementColumns) throws -> Void) throws {
    try forEachWhile(db) { row in
      try use(row)
      return true
    }
  }

  /// Calls `use` with each row until it returns false.
  @inlinable public func forEachWhile(_ db: Database, _ use: (StatementColumns) throws -> Bool) throws {
    defer { sqlite3_reset(sqliteStatement) }
    var code = sqlite3_step(sqliteStatement)
    while code == SQLITE_ROW {
      guard try use(StatementColumns(sqliteStatement)) else { return }
      code = sqlite3_step(sqliteStatement)
    }
    if code != SQLITE_DONE { throw failure(code, db) }
  }

  /// Calls `use` with the number in the first column of each row.
  @inlinable public func forEachNumber(_ db: Database, _ use: (Int) -> Void) throws {
    try forEach(db) { use($0.number(0)) }
  }

  /// The result of `read` for the first row; nil if there is none.
  @inlinable public func first<Value>(_ db: Database, _ read: (StatementColumns) throws -> Value?) throws
    -> Value?
  {
    var value: Value?
    try forEachWhile(db) { row in
      value = try read(row)
      return false
    }
    return value
  }

  @inlinable public func failure(_ code: Int32, _ db: Database) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: code),
      message: db.sqliteConnection.map { String(cString: sqlite3_errmsg($0)) })
  }
}
