import Files
import GRDB
import Newspapers
import SQLiteStorage

/// The newspapers imported on this machine: every title of the directory, available without a network.
public actor Catalog: NewspaperDirectory {
  /// Who is using the catalog.
  public enum Use: Sendable {
    /// A command, which waits for the answer and prints it. Runs on the main actor, without another thread,
    /// with the file mapped into memory.
    case command
    /// A screen, which keeps drawing meanwhile, runs for hours, and should use little memory.
    case screen
  }

  public nonisolated let name = "local catalog"
  public nonisolated let isLocal = true

  private let file: CatalogFile
  /// Nil on the main actor.
  private let executor: QueueExecutor?
  private var queue: DatabaseQueue?
  private var reader: CatalogReader?
  /// A list is scrolled window by window: finding its rows once is enough.
  private var latest: (query: NewspaperQuery, matches: Matches)?

  public init(file: CatalogFile, use: Use = .screen) {
    self.file = file
    executor = use == .screen ? QueueExecutor(label: "catalog") : nil
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
  }

  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    try read { reader, db in
      let matches = try self.matches(query, reader, db)
      let rows =
        query.order == .title
        ? try Ranking(reader: reader).rows(window, of: matches, db)
        : try reader.window(window, of: matches.rows, by: query.order.rawValue, db)
      return NewspaperListing(
        newspapers: try ListedRow.newspapers(rows, db), offset: window.offset, total: matches.total,
        origin: self.origin(reader), closestWords: matches.closestWords, gaps: matches.gaps)
    }
  }

  public func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    try read { reader, db in
      let matches = try self.matches(query, reader, db)
      return matches.closestWords == nil ? try ListedRow.lccns(of: matches.rows, among: some, db) : []
    }
  }

  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    try read { reader, db in
      guard let detail = try RecordRow.detail(lccn, db) else {
        throw NewspaperError.notFound(what: .newspaper(lccn), source: self.name)
      }
      return NewspaperRecord(
        detail: detail, origin: self.origin(reader),
        isUndigitized: reader.knowsDigitized && detail.newspaper.coverage == nil)
    }
  }

  public func states() async throws(NewspaperError) -> [StateTally] {
    try read { _, db in
      let statement = try db.cachedStatement(sql: "SELECT name, count FROM term WHERE kind = ? ORDER BY name")
      statement.bind(CatalogTerm.Kind.state.rawValue, at: 1)
      var states: [StateTally] = []
      try statement.forEach(db) { row in
        states.append(StateTally(state: row.text(0), newspaperCount: row.number(1)))
      }
      return states
    }
  }

  /// How many of the newspapers that match `query` there are for each state, language and so on.
  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    try read { reader, db in
      try TallyCount(rows: try self.matches(query, reader, db).rows, query: query).tallies(reader, db)
    }
  }

  public func decades(
    matching query: NewspaperQuery
  ) async throws(NewspaperError) -> [NewspaperTallies.Tally] {
    try read { reader, db in
      try TallyCount(rows: try self.matches(query, reader, db).rows).decades(reader, db)
    }
  }

  public func knowsDigitized() async throws(NewspaperError) -> Bool {
    try read { reader, _ in reader.knowsDigitized }
  }

  /// Reopens the file, which may have been replaced.
  public func refresh() async {
    queue = nil
    reader = nil
    latest = nil
  }

  private func matches(_ query: NewspaperQuery, _ reader: CatalogReader, _ db: Database) throws -> Matches {
    var unordered = query
    unordered.order = .title
    if let latest, latest.query == unordered { return latest.matches }
    let matches = try Matches(query, in: reader, db)
    latest = (unordered, matches)
    return matches
  }

  private func origin(_ reader: CatalogReader) -> Origin {
    Origin(name: name, asOf: reader.importedAt, isLive: false)
  }

  func read<Answer>(
    _ ask: (CatalogReader, Database) throws -> Answer
  ) throws(NewspaperError) -> Answer {
    do {
      // Facts about the whole file are read with the first answer, in the same transaction.
      return try opened().read { db in
        let reader = try self.reader ?? CatalogReader(db)
        self.reader = reader
        return try ask(reader, db)
      }
    } catch {
      throw NewspaperError(error, path: file.path)
    }
  }

  private func opened() throws(NewspaperError) -> DatabaseQueue {
    if let queue { return queue }
    guard let queue = try file.open(isMapped: executor == nil) else {
      throw .local(what: "there is no local catalog yet: “broadsheet import” makes one")
    }
    self.queue = queue
    return queue
  }
}
