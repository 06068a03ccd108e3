import Files
import GRDB
import Newspapers
import SQLiteStorage

/// The rows of a result, read from `rows.sqlite` on demand. The file is opened read-only.
public actor ResultRows: CorpusResult {
  public nonisolated let summary: CorpusResultSummary
  private let folder: ResultFolder
  /// Nil if the result is not in a corpus.
  private let titleFile: TitleFile?
  /// SQLite blocks.
  private let executor = QueueExecutor(label: "result")
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private var queue: DatabaseQueue?
  private var titles: [String: String]?
  /// As requested.
  private var words: [String] = []
  private var states: [String] = []
  /// The number of rows in the list of counts requested last.
  private var counted: (query: CountQuery, total: Int)?
  /// The hits of the list requested last, by their numbers.
  private var found: (query: HitQuery, numbers: HitNumbers)?

  public init(_ folder: ResultFolder) {
    self.folder = folder
    summary = folder.summary
    titleFile = folder.corpus.map { TitleFile(folder: $0) }
  }

  public func counts(
    matching query: CountQuery, window: Window
  ) async throws(NewspaperError) -> CorpusRows<CorpusCount> {
    try read { db in
      let list = CountList(query, terms: self.words, states: self.states)
      if self.counted?.query != query { self.counted = (query, try list.total(db)) }
      let total = self.counted?.total ?? 0
      return CorpusRows(try list.rows(db, in: window, terms: self.words), total: total)
    }
  }

  public func years(matching query: CountQuery, term: Int) async throws(NewspaperError) -> [YearCount] {
    try read { try CountList(query, terms: self.words, states: self.states).years($0, term: term) }
  }

  public func count(of cell: CountCell) async throws(NewspaperError) -> CorpusCount? {
    try read { try CountList.row($0, of: cell, terms: self.words) }
  }

  public func tallies() async throws(NewspaperError) -> CountTallies {
    try read { try CountList.tallies($0, terms: self.words) }
  }

  public func hits(
    matching query: HitQuery, window: Window
  ) async throws(NewspaperError) -> CorpusRows<CorpusHit> {
    let titles = try knownTitles()
    return try read { db in
      if self.found?.query != query { self.found = (query, try HitNumbers(query, db)) }
      guard let numbers = self.found?.numbers else { return CorpusRows([], total: 0) }
      let rows = try HitNumbers.hits(
        db, numbered: numbers[window.rows(of: numbers.count)], terms: self.words, titles: titles)
      return CorpusRows(rows, total: numbers.count)
    }
  }

  /// The batch whose file has a page; nil if unknown. Hits in the same issue also say it.
  func batch(of page: PageID) async throws(NewspaperError) -> String? {
    try read { try HitNumbers.batch($0, of: page, terms: self.words.count) }
  }

  func title(of lccn: LCCN) async throws(NewspaperError) -> String? {
    try knownTitles()[lccn.description]
  }

  private func knownTitles() throws(NewspaperError) -> [String: String] {
    if let titles { return titles }
    let read = Dictionary(try titleFile?.read().map { ($0.lccn, TitleText.cleaned($0.title)) } ?? []) { $1 }
    titles = read
    return read
  }

  // MARK: The file

  /// Opens the rows, and compares them with what the result says about them.
  func check() throws(NewspaperError) { try read { _ in } }

  private func read<Answer>(_ work: (Database) throws -> Answer) throws(NewspaperError) -> Answer {
    // A request from an earlier key may have waited here so long that it is no longer wanted.
    if Task.isCancelled { throw .canceled }
    do {
      return try opened().read(work)
    } catch let error as NewspaperError {
      throw error
    } catch {
      throw damage(error)
    }
  }

  private func opened() throws -> DatabaseQueue {
    if let queue { return queue }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.label = "result"
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY")
      db.add(function: HitSortKey.before)
      db.add(function: HitSortKey.after)
    }
    let queue = try DatabaseQueue(path: folder.rowsPath, configuration: configuration)
    (words, states) = try queue.read { db in
      try ResultRows.check(db, against: folder.totals)
      return (
        try String.fetchAll(db, sql: "SELECT word FROM term ORDER BY number"),
        try String.fetchAll(db, sql: "SELECT DISTINCT state FROM cell ORDER BY state")
      )
    }
    self.queue = queue
    return queue
  }

  /// SQLite does not notice missing rows.
  private static func check(_ db: Database, against totals: ResultRecord.Totals) throws {
    let cells = try Row.fetchOne(db, sql: "SELECT count(*), total(words) FROM cell")
    let hits = try Double.fetchOne(db, sql: "SELECT total(hits) FROM \"count\"")
    let kept = try Int.fetchOne(db, sql: "SELECT count(*) FROM hit")
    guard cells?[0] == totals.cells, cells?[1] == Double(totals.words), hits == Double(totals.hits),
      kept == totals.hitsKept
    else { throw DatabaseError.damaged("its rows are not those that result.json counts") }
  }

  /// The data is damaged, not this machine.
  private func damage(_ error: any Error) -> NewspaperError {
    let path = folder.rowsPath
    guard let error = error as? DatabaseError else { return .local(what: "\(path): \(error)") }
    switch error.resultCode.primaryResultCode {
    // No such table or column: the file belongs to another program.
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH:
      return .unreadable(what: "\(path) \(ResultFolder.damaged)")
    default:
      return NewspaperError(
        error, path: path, damaged: ResultFolder.damaged,
        busy: "is in use by another program: try again in a moment")
    }
  }
}
