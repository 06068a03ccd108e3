import GRDB
import Newspapers

/// Fills a new file of the catalogue: newspapers one batch after another, and in the end what is to be looked up.
struct CatalogueBuilder {
  private let queue: DatabaseQueue
  private let coverages: [String: DigitisedCoverage]
  private var terms = TermIndex()
  private var arrangement = Arrangement()
  private var numbers: Set<String> = []

  /// - Parameters:
  ///   - path: of a file that does not exist.
  ///   - coverages: what is digitised of which newspaper, by LCCN.
  init(path: String, coverages: [String: DigitisedCoverage]) throws {
    self.coverages = coverages
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      // Nobody else knows the file, and if the program dies it is thrown away: no journal, no waiting for the disk.
      try db.execute(
        sql: """
          PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
          PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -24000; PRAGMA temp_store = MEMORY;
          """)
    }
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try Schema.migrator.migrate(queue)
    try queue.inDatabase { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(Schema.application); PRAGMA user_version = \(Schema.version);
          INSERT INTO search (search, rank) VALUES ('hashsize', 16777216);
          """)
      try db.beginTransaction()
    }
  }

  var count: Int { numbers.count }

  func contains(_ lccn: String) -> Bool { numbers.contains(lccn) }

  /// Adds those of `newspapers` that are not here yet: who knows best is to be asked first.
  /// - Returns: how many were added.
  @discardableResult
  mutating func add(_ newspapers: [PreparedNewspaper]) throws -> Int {
    let before = count
    try queue.inDatabase { db in
      let insertion = try db.cachedStatement(sql: CatalogueBuilder.insertion)
      let search = try db.cachedStatement(sql: "INSERT INTO search (rowid, words) VALUES (?, ?)")
      for prepared in newspapers where numbers.insert(prepared.newspaper.lccn).inserted {
        let newspaper = prepared.newspaper
        let row = arrangement.count + 1
        let coverage = coverages[newspaper.lccn]
        CatalogueBuilder.bind(newspaper, coverage, row: row, to: insertion)
        try insertion.step(db)
        search.bind(row, at: 1)
        search.bind(prepared.words, at: 2)
        try search.step(db)
        terms.add(newspaper, isDigitised: coverage != nil, row: row)
        arrangement.add(
          sortTitle: prepared.sortTitle, lccn: newspaper.lccn, place: Lines.first(of: newspaper.places),
          years: prepared.years)
      }
    }
    return count - before
  }

  /// Writes what is to be looked up, and closes the file.
  /// - Parameter facts: what is to be known of the whole file, such as when it was made.
  consuming func finish(facts: [String: any DatabaseValueConvertible], coverage: [Coverage]) throws {
    try queue.inDatabase { db in
      try BuiltLookups(terms: terms, arrangement: arrangement).write(to: db)
      for coverage in coverage { try coverage.insert(into: db) }
      for (name, value) in facts {
        try db.execute(sql: "INSERT INTO fact (name, value) VALUES (?, ?)", arguments: [name, value])
      }
      try db.execute(sql: "INSERT INTO fact (name, value) VALUES ('newspapers', ?)", arguments: [count])
      try db.execute(sql: Schema.indexes)
      try db.commit()
    }
    try queue.close()
  }

  private static let insertion = """
    INSERT INTO newspaper (id, lccn, title, places, start_year, end_year, languages, frequency, frequency_words,
      first_issue, last_issue, issues, kind, ethnicities, other_titles, place_of_publication, publisher, subjects,
      notes, preceding, succeeding, oclc, issn, holdings)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  private static func bind(
    _ newspaper: StoredNewspaper, _ coverage: DigitisedCoverage?, row: Int, to statement: Statement
  ) {
    statement.bind(row, at: 1)
    for (index, text) in [
      newspaper.lccn, newspaper.title, newspaper.places, newspaper.startYear, newspaper.endYear,
      newspaper.languages, newspaper.frequency, newspaper.frequencyWords,
    ].enumerated() {
      statement.bind(text, at: Int32(index) + 2)
    }
    statement.bind(coverage?.firstIssue?.description, at: 10)
    statement.bind(coverage?.lastIssue?.description, at: 11)
    statement.bind(coverage?.issueCount, at: 12)
    statement.bind(newspaper.kind.rawValue, at: 13)
    for (index, text) in [
      newspaper.ethnicities, newspaper.otherTitles, newspaper.placeOfPublication, newspaper.publisher,
      newspaper.subjects, newspaper.notes, newspaper.preceding, newspaper.succeeding, newspaper.oclc,
      newspaper.issn, newspaper.holdings,
    ].enumerated() {
      statement.bind(text, at: Int32(index) + 14)
    }
  }
}
