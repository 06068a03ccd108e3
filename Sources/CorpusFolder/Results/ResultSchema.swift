import GRDB

/// The tables of `rows.sqlite`, which `sqlite3` can read.
enum ResultSchema {
  static let version = 1

  static let tables = """
    CREATE TABLE term (number INTEGER PRIMARY KEY, word TEXT NOT NULL);
    CREATE TABLE cell (year INTEGER, state TEXT, words INTEGER, pages INTEGER, issues INTEGER,
      PRIMARY KEY (year, state)) WITHOUT ROWID;
    CREATE TABLE count (term INTEGER, year INTEGER, state TEXT, hits INTEGER, pages_with INTEGER,
      PRIMARY KEY (term, year, state)) WITHOUT ROWID;
    CREATE TABLE hit (number INTEGER PRIMARY KEY, term INTEGER, id TEXT, batch TEXT, year INTEGER, state TEXT,
      start INTEGER, "left" TEXT, match TEXT, "right" TEXT, quality REAL);
    PRAGMA user_version = \(version);
    """

  /// Created once all hits are in.
  static let index = "CREATE INDEX hit_place ON hit (term, year, state, number)"

  /// A database that nothing else uses, and that is discarded if the program ends: no journal, no waiting for
  /// the disk.
  static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
          PRAGMA cache_size = -16000;
          """)
    }
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
