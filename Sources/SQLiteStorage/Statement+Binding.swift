import GRDB
import GRDBSQLite

/// Binds without going through `DatabaseValue`: an import binds some four million texts.
extension Statement {
  @inlinable public func bind(_ text: String, at index: Int32) {
    guard !text.isEmpty else {
      // An empty text that is never freed.
      sqlite3_bind_text(sqliteStatement, index, Statement.nothing, 0, nil)
      return
    }
    var text = text
    text.withUTF8 { bytes in
      let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      // SQLite copies it, because the text may be in registers.
      sqlite3_bind_text(
        sqliteStatement, index, start, Int32(bytes.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      )
    }
  }

  @inlinable static var nothing: UnsafePointer<CChar>? {
    let text: StaticString = ""
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  @inlinable public func bind(_ text: String?, at index: Int32) {
    if let text { bind(text, at: index) } else { sqlite3_bind_null(sqliteStatement, index) }
  }

  @inlinable public func bind(_ number: Int?, at index: Int32) {
    if let number {
      sqlite3_bind_int64(sqliteStatement, index, Int64(number))
    } else {
      sqlite3_bind_null(sqliteStatement, index)
    }
  }

  @inlinable public func bind(_ number: Double?, at index: Int32) {
    if let number {
      sqlite3_bind_double(sqliteStatement, index, number)
    } else {
      sqlite3_bind_null(sqliteStatement, index)
    }
  }

  @inlinable public func bind(_ bytes: UnsafeRawBufferPointer, at index: Int32) {
    sqlite3_bind_blob(
      sqliteStatement, index, bytes.baseAddress, Int32(bytes.count),
      unsafeBitCast(-1, to: sqlite3_destructor_type.self))
  }

  /// The same, with the bytes' `Checksum` in the next column.
  @inlinable public func bind(_ bytes: UnsafeRawBufferPointer, withSumAt sumIndex: Int32, at index: Int32) {
    bind(bytes, at: index)
    bind(Checksum.of(bytes), at: sumIndex)
  }

  /// Binds UTF-8 that stays where it is until the statement has run.
  @inlinable public func bind(_ text: UnsafeBufferPointer<UInt8>, at index: Int32) {
    guard let base = text.baseAddress, !text.isEmpty else { return bind("", at: index) }
    sqlite3_bind_text(
      sqliteStatement, index, UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self), Int32(text.count),
      nil)
  }

  @inlinable public func unbind() { sqlite3_clear_bindings(sqliteStatement) }

  /// Runs a statement without a result, and resets it for the next values.
  @inlinable public func step(_ db: Database) throws {
    let code = sqlite3_step(sqliteStatement)
    sqlite3_reset(sqliteStatement)
    guard code == SQLITE_DONE else { throw failure(code, db) }
  }
}
