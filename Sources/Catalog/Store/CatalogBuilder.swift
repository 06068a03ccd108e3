import GRDB
import Newspapers
import SQLiteStorage

/// Fills a new catalog file: newspapers in batches, then the lookup tables.
struct CatalogBuilder {
  private let queue: DatabaseQueue
  private let coverages: [String: DigitizedCoverage]
  private let issns: KnownISSNs
  private var terms = TermIndex()
  private var arrangement = Arrangement()
  private var numbers: Set<String> = []
  /// Newspapers that must not come back with anything added from now on.
  var removed: Set<String> = []

  /// - Parameters:
  ///   - path: of a file that does not exist.
  ///   - coverages: what is digitized of each newspaper, by LCCN.
  ///   - issns: ISSNs of newspapers whose own rows may have none, by LCCN.
  init(path: String, coverages: [String: DigitizedCoverage], issns: [String: String] = [:]) throws {
    (self.coverages, self.issns) = (coverages, KnownISSNs(issns))
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      // Nothing else uses the file, and if the program crashes it is discarded: no journal, no waiting for
      // the disk.
      try db.execute(
        sql: """
          PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
          PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY;
          """)
    }
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      try db.execute(
        sql: """
          \(CatalogSchema.tables)
          PRAGMA application_id = \(CatalogSchema.application); PRAGMA user_version = \(CatalogSchema.version);
          INSERT INTO search (search, rank) VALUES ('hashsize', 8388608);
          """)
      try db.beginTransaction()
    }
  }

  var count: Int { numbers.count }

  func contains(_ lccn: String) -> Bool { numbers.contains(lccn) }

  /// Adds the `newspapers` that are not here yet, so the most complete source has to come first.
  /// - Returns: how many were added.
  @discardableResult
  mutating func add(_ newspapers: PackedNewspapers) throws -> Int {
    let before = count
    try queue.inDatabase { db in
      let insertion = try db.cachedStatement(sql: CatalogBuilder.insertion)
      let search = try db.cachedStatement(sql: "INSERT INTO search (rowid, words) VALUES (?, ?)")
      try newspapers.forEach(completedBy: issns) { newspaper in
        guard !removed.contains(newspaper.lccn), numbers.insert(newspaper.lccn).inserted else { return }
        let row = arrangement.count + 1
        let coverage = coverages[newspaper.lccn]
        try CatalogBuilder.insert(newspaper, coverage, at: row, insertion, db)
        let (title, places) = (newspaper.string(.title), newspaper.string(.places))
        search.bind(row, at: 1)
        search.bind(
          SearchableWords.of([
            title, newspaper.string(.otherTitles), places,
            newspaper.string(.placeOfPublication), newspaper.string(.publisher),
          ]), at: 2)
        try search.step(db)
        terms.add(
          TermIndex.Values(
            places: places, languages: newspaper.string(.languages),
            frequency: newspaper.isEmpty(.frequencyWords)
              ? newspaper.string(.frequency) : newspaper.string(.frequencyWords),
            ethnicities: newspaper.string(.ethnicities), isDigitized: coverage != nil,
            years: newspaper.years), row: row)
        arrangement.add(
          sortTitle: TitleText.sortKey(title), lccn: newspaper.lccn, place: Lines.first(of: places),
          years: newspaper.years, merit: CatalogBuilder.merit(newspaper.lccn, coverage, newspaper.years))
      }
      // Leaves nothing bound to freed bytes.
      insertion.unbind()
      search.unbind()
    }
    return count - before
  }

  private static func insert(
    _ newspaper: PackedNewspaper, _ coverage: DigitizedCoverage?, at row: Int, _ insertion: Statement,
    _ db: Database
  ) throws {
    let (all, listed) = (StoredNewspaper.textCount, StoredNewspaper.listedCount)
    insertion.bind(row, at: 1)
    for column in 0..<all { insertion.bind(newspaper.text(column), at: Int32(column) + 2) }
    insertion.bind(newspaper.kind.rawValue, at: 21)
    insertion.bind(coverage?.firstIssue?.description, at: 22)
    insertion.bind(coverage?.lastIssue?.description, at: 23)
    insertion.bind(coverage?.issueCount, at: 24)
    insertion.bind(RowSum.listed(row, (0..<listed).lazy.map(newspaper.text), coverage), at: 25)
    insertion.bind(RowSum.record((listed..<all).lazy.map(newspaper.text)), at: 26)
    try insertion.step(db)
  }

  /// Writes what is to be looked up, and closes the file.
  /// - Parameter facts: facts about the whole file, such as when it was made.
  /// - Parameter removed: newspapers that were deleted at their source.
  consuming func finish(
    facts: [String: any DatabaseValueConvertible & Sendable], coverage: [Coverage], removed: Set<String> = []
  ) async throws {
    terms.joinCities()
    let terms = terms
    // Sorting needs no database, and takes as long as making the indexes.
    let arrangement = arrangement
    async let sorting = arrangement.sorted()
    try queue.inDatabase { db in try BuiltLookups.write(terms, to: db) }
    let sorted = await sorting
    try queue.inDatabase { db in
      for (order, rows) in sorted.orders { try BuiltLookups.write(rows, as: order.rawValue, to: db) }
      try BuiltLookups.write(sorted.byMerit, as: CatalogSchema.merit, to: db)
      try BuiltLookups.write(sorted.titleHashes, as: CatalogSchema.titleHashes, to: db)
      try BuiltLookups.write(arrangement.spans(), as: CatalogSchema.spans, to: db)
      try BuiltLookups.write(arrangement.possibleYears(), as: CatalogSchema.possibleYears, to: db)
      for coverage in coverage { try coverage.insert(into: db) }
      for lccn in removed {
        try db.execute(sql: "INSERT INTO removed (lccn) VALUES (?)", arguments: [lccn])
      }
      for (name, value) in facts {
        try db.execute(sql: "INSERT INTO fact (name, value) VALUES (?, ?)", arguments: [name, value])
      }
      try db.execute(sql: "INSERT INTO fact (name, value) VALUES ('newspapers', ?)", arguments: [count])
      try db.commit()
    }
    try queue.close()
  }

  private static func merit(
    _ lccn: String, _ coverage: DigitizedCoverage?, _ years: PublicationYears
  ) -> UInt64 {
    guard let lccn = try? LCCN(lccn) else { return 0 }
    return Relevance.merit(of: lccn, coverage: coverage, years: years)
  }

  private static let insertion = """
    INSERT INTO newspaper (id, lccn, title, places, start_year, end_year, languages, frequency, frequency_words,
      ethnicities, other_titles, place_of_publication, publisher, subjects, notes, preceding, succeeding, oclc, issn,
      holdings, kind, first_issue, last_issue, issues, listed_sum, record_sum)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
}
