import GRDB

/// The tables of the index of pages. `sqlite3` can read them: `words` has the folded text (`FoldedText`), and
/// its rowid is the page's ID.
enum PageSchema {
  /// Distinguishes the index from other programs' files; “BsPg”.
  static let applicationID: Int32 = 0x4273_5067
  /// 2 since readings can be stored: a file is upgraded by the first one.
  static let version: Int32 = 2
  private static let firstVersion: Int32 = 1
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
        CREATE VIRTUAL TABLE words USING fts5(
          body, mended, content='', tokenize="unicode61 remove_diacritics 2");
        CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, 'row');
        CREATE TABLE meta (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT;
        INSERT INTO words (words, rank) VALUES ('hashsize', 8388608);
        INSERT INTO meta VALUES ('fold', '\(foldVersion)');
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(firstVersion);
        """)
  }

  /// Adds a table for readings. `words` has them after the source's text.
  static func addReadings(_ db: Database) throws {
    guard try !StoredReading.exists(db) else { return }
    try db.execute(
      sql: """
        CREATE TABLE reading (page INTEGER PRIMARY KEY, sha256 BLOB NOT NULL, text BLOB NOT NULL) STRICT;
        PRAGMA user_version = \(version);
        """)
  }
}
