import GRDB

/// The tables of the catalogue's file.
///
/// A file is never changed: to add something, a new one is built to replace it. So a list's total, its orders
/// and the rows of each filter can be looked up instead of computed.
enum Schema {
  /// `PRAGMA application_id`: distinguishes the catalogue from other SQLite files. “BSHT”.
  static let application: Int32 = 0x4253_4854
  /// `PRAGMA user_version`: the number of migrations applied to a file.
  static let version = 1

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.execute(sql: newspapers + coverage + lookups + words)
    }
    return migrator
  }

  /// One row per newspaper. Line feeds separate several values in a column.
  private static let newspapers = """
    CREATE TABLE newspaper (
      id INTEGER PRIMARY KEY, lccn TEXT NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL,
      start_year TEXT NOT NULL, end_year TEXT NOT NULL, languages TEXT NOT NULL, frequency TEXT NOT NULL,
      frequency_words TEXT NOT NULL, first_issue TEXT, last_issue TEXT, issues INTEGER, kind INTEGER NOT NULL,
      ethnicities TEXT NOT NULL, other_titles TEXT NOT NULL, place_of_publication TEXT NOT NULL,
      publisher TEXT NOT NULL, subjects TEXT NOT NULL, notes TEXT NOT NULL, preceding TEXT NOT NULL,
      succeeding TEXT NOT NULL, oclc TEXT NOT NULL, issn TEXT NOT NULL, holdings TEXT NOT NULL
    ) STRICT;
    """

  /// What each source has digitized of each newspaper. A source is `chroniclingamerica.loc.gov` for the
  /// Library, otherwise the address of a site (`IssueSource`); older files have a site's bare host.
  private static let coverage = """
    CREATE TABLE coverage (
      source TEXT NOT NULL, lccn TEXT NOT NULL, first_issue TEXT, last_issue TEXT, issues INTEGER,
      PRIMARY KEY (source, lccn)
    ) STRICT, WITHOUT ROWID;
    """

  /// `term`: the values that lists are filtered by, each with its newspapers (`RowList`). `arrangement`: one
  /// number or pair of numbers per newspaper, such as the newspapers by title (`Arrangement`), in parts of
  /// `partSize`, so that a window deep in a list takes no longer than its beginning. `fact`: facts about the
  /// whole file.
  static let partSize = 16_384

  private static let lookups = """
    CREATE TABLE term (
      id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, folded TEXT NOT NULL, name TEXT NOT NULL,
      count INTEGER NOT NULL, newspapers BLOB NOT NULL
    ) STRICT;
    CREATE TABLE arrangement (
      name TEXT NOT NULL, part INTEGER NOT NULL, numbers BLOB NOT NULL, PRIMARY KEY (name, part)
    ) STRICT;
    CREATE TABLE fact (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT;
    """

  /// `search` has the words of title, other titles, places and publisher; `lexicon` has each of them once,
  /// for guessing what was meant.
  private static let words = """
    CREATE VIRTUAL TABLE search USING fts5 (
      words, content = '', columnsize = 0, detail = none, prefix = '1 2 3',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TABLE lexicon (words BLOB NOT NULL) STRICT;
    """

  /// Created when all rows exist: that is faster than keeping them up to date.
  static let indexes = """
    CREATE UNIQUE INDEX newspaper_lccn ON newspaper (lccn);
    CREATE INDEX newspaper_oclc ON newspaper (oclc) WHERE oclc <> '';
    CREATE INDEX newspaper_issn ON newspaper (issn) WHERE issn <> '';
    CREATE INDEX term_folded ON term (kind, folded);
    CREATE INDEX coverage_lccn ON coverage (lccn);
    """
}
