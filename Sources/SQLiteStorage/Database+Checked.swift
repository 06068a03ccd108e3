import GRDB

extension Database {
  /// The database, once all its pages have been found intact: what is written into a damaged file may be
  /// lost, along with what a repair program could still have recovered. A library has few pages.
  /// - Parameter check: `quick_check`, or `integrity_check`, which also compares indexes with tables.
  public func checked(_ check: String = "quick_check") throws -> Database {
    let verdict = try String.fetchOne(self, sql: "PRAGMA \(check)(1)")
    guard verdict == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict) }
    return self
  }
}
