import GRDB
import SQLiteStorage

/// The tables of the catalog's file.
///
/// A file is never changed: to add something, a new one is built to replace it. So a list's total, its orders
/// and the rows of each filter can be looked up instead of computed.
enum CatalogSchema {
  /// `PRAGMA application_id`: distinguishes the catalog from other SQLite files. “BSHT”.
  static let application: Int32 = 0x4253_4854
  /// `PRAGMA user_version`. Raised with every change of the tables: older files are no longer read, but an
  /// import takes over their contents.
  static let version = 2

  static let tables = newspapers + coverage + removed + lookups + words

  /// One row per newspaper. Columns with several values separate them by line ends. `listed_sum` is the
  /// `Checksum` of what a list shows, `record_sum` that of the rest.
  private static let newspapers = """
    CREATE TABLE newspaper (
      id INTEGER PRIMARY KEY, lccn TEXT NOT NULL, title TEXT NOT NULL, places TEXT NOT NULL,
      start_year TEXT NOT NULL, end_year TEXT NOT NULL, languages TEXT NOT NULL, frequency TEXT NOT NULL,
      frequency_words TEXT NOT NULL, first_issue TEXT, last_issue TEXT, issues INTEGER, kind INTEGER NOT NULL,
      ethnicities TEXT NOT NULL, other_titles TEXT NOT NULL, place_of_publication TEXT NOT NULL,
      publisher TEXT NOT NULL, subjects TEXT NOT NULL, notes TEXT NOT NULL, preceding TEXT NOT NULL,
      succeeding TEXT NOT NULL, oclc TEXT NOT NULL, issn TEXT NOT NULL, holdings TEXT NOT NULL,
      listed_sum INTEGER NOT NULL, record_sum INTEGER NOT NULL
    ) STRICT;
    """

  /// What each source has digitized from each newspaper. A source is `chroniclingamerica.loc.gov` for the
  /// Library, otherwise the address of a site (`IssueSource`); older files have a site's bare host.
  private static let coverage = """
    CREATE TABLE coverage (
      source TEXT NOT NULL, lccn TEXT NOT NULL, first_issue TEXT, last_issue TEXT, issues INTEGER,
      PRIMARY KEY (source, lccn)
    ) STRICT, WITHOUT ROWID;
    """

  /// Newspapers whose records were deleted at their source, so that nothing below brings them back.
  private static let removed = """
    CREATE TABLE removed (lccn TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    """

  /// `term`: the values that lists are filtered by, each with its newspapers (`RowList`). `arrangement`: one
  /// number or pair of numbers per newspaper, such as the newspapers by title (`Arrangement`), in parts of
  /// `partSize`, so that a window deep in a list takes no longer than its beginning. `fact`: facts about the
  /// whole file. `sum` is the `Checksum` of the blob beside it.
  static let partSize = 16_384
  /// Arrangements besides those of `NewspaperOrder`: rows by `Relevance.merit`, and for each row the hash of
  /// its sort title, its `Lifespan` and its `PossibleYears`, which catalogs of earlier versions do not have.
  static let merit = "merit"
  static let titleHashes = "titles"
  static let spans = "spans"
  static let possibleYears = "possible"

  private static let lookups = """
    CREATE TABLE term (
      id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, folded TEXT NOT NULL, name TEXT NOT NULL,
      count INTEGER NOT NULL, newspapers BLOB NOT NULL, sum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE arrangement (
      name TEXT NOT NULL, part INTEGER NOT NULL, numbers BLOB NOT NULL, sum INTEGER NOT NULL,
      PRIMARY KEY (name, part)
    ) STRICT;
    CREATE TABLE fact (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT;
    """

  /// `search` has the words of title, other titles, places and publisher; `lexicon` all of them once, with
  /// how many newspapers have each, for guessing what was meant.
  private static let words = """
    CREATE VIRTUAL TABLE search USING fts5 (
      words, content = '', columnsize = 0, detail = none, prefix = '1 2 3',
      tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TABLE lexicon (words BLOB NOT NULL, counts BLOB NOT NULL, sum INTEGER NOT NULL) STRICT;
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
