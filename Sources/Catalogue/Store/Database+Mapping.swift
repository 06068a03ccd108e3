import GRDB
import GRDBSQLite

extension Database {
  /// Lets SQLite map the file into memory, as much of it as it may (sqlite.org/pragma.html#pragma_mmap_size). Where it may
  /// not, it copies pages as usual: it is no error.
  func mapFile() {
    sqlite3_exec(sqliteConnection, "PRAGMA mmap_size = 2147418112", nil, nil, nil)
  }
}
