import GRDB
import GRDBSQLite

extension Database {
  /// Lets SQLite map the file into memory, up to its limit (sqlite.org/pragma.html#pragma_mmap_size).
  /// Otherwise it copies pages as usual, so a failure does not matter.
  public func mapFile() {
    sqlite3_exec(sqliteConnection, "PRAGMA mmap_size = 2147418112", nil, nil, nil)
  }
}
