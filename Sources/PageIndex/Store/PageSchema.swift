import GRDB
import SQLiteStorage

/// The tables of the index of pages. `sqlite3` can read them: `words` has the folded text (`FoldedText`), and
/// its rowid is the page's ID.
enum PageSchema {
  /// Distinguishes the index from other programs' files; “BsPg”.
  static let applicationID: Int32 = 0x4273_5067
  /// Raised with the tables that were added since, each by the first page that needs it.
  static let version = sitesVersion
  private static let firstVersion: Int32 = 1
  private static let readingsVersion: Int32 = 2
  private static let sitesVersion: Int32 = 3
  /// The version of `FoldedText`: an index made with another version is rebuilt before anything is added to
  /// it.
  static let foldVersion = "1"

  static func make(_ db: Database) throws {
    // `day` is 19161108. `language` has English names, one per line. `mended` is what `words` has in its
    // second column: its inputs change, and only the identical text can be removed from the index.
    try db.execute(
      sql: """
        CREATE TABLE page (id INTEGER PRIMARY KEY, lccn TEXT NOT NULL, day INTEGER NOT NULL, edition INTEGER NOT NULL,
          sequence INTEGER NOT NULL, title TEXT NOT NULL, state TEXT, county TEXT, city TEXT, language TEXT, batch TEXT,
          source TEXT NOT NULL, origin INTEGER NOT NULL, words INTEGER NOT NULL, quality REAL, sha256 BLOB NOT NULL,
          fetched REAL NOT NULL, read REAL, mended TEXT NOT NULL, text BLOB NOT NULL,
          UNIQUE (lccn, day, edition, sequence)) STRICT;
        CREATE INDEX page_day ON page (day, lccn, edition, sequence);
        \(words)
        CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, 'row');
        CREATE TABLE meta (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT;
        INSERT INTO meta VALUES ('fold', '\(foldVersion)');
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(firstVersion);
        """)
  }

  private static let words = """
    CREATE VIRTUAL TABLE words USING fts5(
      body, mended, content='', tokenize="unicode61 remove_diacritics 2");
    INSERT INTO words (words, rank) VALUES ('hashsize', 8388608);
    """

  /// Replaces the index of words by an empty one. SQLite does not drop a damaged one, because it opens it first: here,
  /// it is forgotten without being read, and VACUUM frees its space.
  static func renewWords(_ db: Database) throws {
    try db.execute(sql: "PRAGMA writable_schema = ON")
    let forgetting = Result {
      try db.execute(
        sql: """
          DELETE FROM sqlite_master
          WHERE tbl_name IN ('words', 'words_data', 'words_idx', 'words_docsize', 'words_config')
          """)
    }
    // That also ends ON, whatever happened.
    try db.execute(sql: "PRAGMA writable_schema = RESET")
    try forgetting.get()
    try db.execute(sql: words)
  }

  /// Adds a table for readings. `words` has them after the source's text.
  static func addReadings(_ db: Database) throws {
    guard try !StoredReading.exists(db) else { return }
    try db.execute(
      sql: """
        CREATE TABLE reading (page INTEGER PRIMARY KEY, sha256 BLOB NOT NULL, text BLOB NOT NULL) STRICT;
        """)
    try raise(to: readingsVersion, db)
  }

  /// Adds a table for the sites of pages, of which `page.source` has only the names: scheme, host, port and path,
  /// without credentials. Pages stored before have no row.
  static func addSites(_ db: Database) throws {
    guard try !StoredSite.exists(db) else { return }
    // The ID of a removed page may be given to another.
    try db.execute(
      sql: """
        CREATE TABLE site (page INTEGER PRIMARY KEY, address TEXT NOT NULL) STRICT;
        CREATE TRIGGER page_removed AFTER DELETE ON page BEGIN DELETE FROM site WHERE page = old.id; END;
        """)
    try raise(to: sitesVersion, db)
  }

  /// Whether the file has a table: no page may have needed it yet.
  static func hasTable(_ name: String, _ db: Database) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?")
    statement.bind(name, at: 1)
    return try statement.first(db) { _ in true } ?? false
  }

  private static func raise(to version: Int32, _ db: Database) throws {
    let present = try Int32.fetchOne(db, sql: "PRAGMA user_version") ?? firstVersion
    if present < version { try db.execute(sql: "PRAGMA user_version = \(version)") }
  }
}
