import GRDB
import Newspapers
import SQLiteStorage

/// A list of counts as SQL. Each year and state has a row for every term, even if the term does not occur
/// there.
struct CountList {
  private let query: CountQuery
  /// The condition on the rows, after WHERE.
  private let condition: String
  private let arguments: StatementArguments

  /// - Parameters:
  ///   - terms: as requested.
  ///   - states: all states in the result.
  init(_ query: CountQuery, terms: [String], states: [String]) {
    self.query = query
    var parts: [String] = ["true"]
    var arguments: [any DatabaseValueConvertible] = []
    if let term = query.term { parts.append("term.number = \(term)") }
    if let state = query.state {
      parts.append("cell.state = ?")
      arguments.append(state)
    }
    if let years = query.years {
      parts.append("cell.year BETWEEN \(years.lowerBound) AND \(years.upperBound)")
    }
    let words = CountWords(query.words)
    if !words.years.isEmpty {
      let years = words.years.map { "cell.year BETWEEN \($0.lowerBound) AND \($0.upperBound)" }
      parts.append("(\(years.joined(separator: " OR ")))")
    }
    for name in words.names {
      let ofTerms = terms.indices.filter { TitleText.folded(terms[$0]).contains(name) }
      let ofStates = states.filter { TitleText.folded(CountCell.name(ofState: $0)).contains(name) }
      let marks = ofStates.map { _ in "?" }.joined(separator: ", ")
      parts.append(
        "(term.number IN (\(ofTerms.map(String.init).joined(separator: ", "))) OR cell.state IN (\(marks)))")
      arguments += ofStates
    }
    condition = parts.joined(separator: " AND ")
    self.arguments = StatementArguments(arguments)
  }

  /// CROSS JOIN keeps the order of the tables (sqlite.org/optoverview.html), so that the default list needs
  /// no sorting.
  private static func joined(onlyHits: Bool) -> String {
    "cell CROSS JOIN term \(onlyHits ? "" : "LEFT ")JOIN \"count\" ON \"count\".term = term.number "
      + "AND \"count\".year = cell.year AND \"count\".state = cell.state"
  }

  private static let usualOrder = "cell.year, cell.state, term.number"

  /// All rows in the default order, which is that of their first columns.
  static let everything =
    "SELECT \(columns) FROM \(joined(onlyHits: false)) ORDER BY \(usualOrder)"

  private var tables: String { CountList.joined(onlyHits: query.onlyHits) }

  /// What `count(_:terms:)` reads.
  static let columns = Column.list

  private enum Column: Int32, SelectedColumn {
    case number, year, state, hits, pagesWith, words, pages, issues

    var sql: String {
      switch self {
      case .number: "term.number"
      case .hits, .pagesWith: "coalesce(\"count\".\(name), 0)"
      case .year, .state, .words, .pages, .issues: "cell.\(name)"
      }
    }

    /// The place of the first column behind them.
    static var end: Int32 { issues.place + 1 }
  }

  private var order: String {
    let usual = CountList.usualOrder
    return switch query.order {
    case .year: usual
    // Unknown ones come last.
    case .state: "cell.state = '', cell.state, cell.year, term.number"
    case .rate: "coalesce(\"count\".hits, 0) * 1.0 / nullif(cell.words, 0) DESC NULLS LAST, \(usual)"
    case .hits: "coalesce(\"count\".hits, 0) DESC, \(usual)"
    }
  }

  func total(_ db: Database) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT count(*) FROM \(tables) WHERE \(condition)", arguments: arguments) ?? 0
  }

  func rows(_ db: Database, in window: Window, terms: [String]) throws -> [CorpusCount] {
    let statement = try db.makeStatement(
      sql: "SELECT \(CountList.columns) FROM \(tables) WHERE \(condition) ORDER BY \(order) "
        + "LIMIT \(window.limit) OFFSET \(window.offset)")
    try statement.setArguments(arguments)
    var rows: [CorpusCount] = []
    try statement.forEach(db) { rows.append(CountList.count($0, terms: terms)) }
    return rows
  }

  func years(_ db: Database, term: Int) throws -> [YearCount] {
    let statement = try db.makeStatement(
      sql: """
        SELECT cell.year, total("count".hits), sum(cell.words) FROM cell CROSS JOIN term \
        LEFT JOIN "count" ON "count".term = term.number AND "count".year = cell.year \
        AND "count".state = cell.state WHERE \(condition) AND term.number = \(term) GROUP BY cell.year
        """)
    try statement.setArguments(arguments)
    var years: [YearCount] = []
    try statement.forEach(db) {
      years.append(YearCount(year: $0.number(0), hits: $0.number(1), words: $0.number(2)))
    }
    return years
  }

  static func row(_ db: Database, of cell: CountCell, terms: [String]) throws -> CorpusCount? {
    let statement = try db.makeStatement(
      sql: """
        SELECT \(columns), (SELECT count(*) FROM hit WHERE hit.term = term.number AND hit.year = cell.year \
        AND hit.state = cell.state) FROM cell CROSS JOIN term \
        LEFT JOIN "count" ON "count".term = term.number AND "count".year = cell.year \
        AND "count".state = cell.state WHERE term.number = ? AND cell.year = ? AND cell.state = ?
        """)
    try statement.setArguments([cell.term, cell.year, cell.state])
    return try statement.first(db) { count($0, terms: terms, kept: $0.number(Column.end)) }
  }

  /// A row that begins with `columns`.
  static func count(_ row: StatementColumns, terms: [String], kept: Int? = nil) -> CorpusCount {
    let term = row.number(Column.number)
    return CorpusCount(
      CountCell(term: term, year: row.number(Column.year), state: row.text(Column.state)),
      word: terms.indices.contains(term) ? terms[term] : "", hits: row.number(Column.hits),
      pagesWith: row.number(Column.pagesWith), words: row.number(Column.words),
      pages: row.number(Column.pages), issues: row.number(Column.issues), keptHits: kept)
  }

  static func tallies(_ db: Database, terms: [String]) throws -> CountTallies {
    func tally<Value: Hashable & Sendable>(
      _ sql: String, _ value: (StatementColumns) -> Value
    ) throws -> [CountTallies.Tally<Value>] {
      var tallies: [CountTallies.Tally<Value>] = []
      try db.makeStatement(sql: sql).forEach(db) { tallies.append(.init(value($0), hits: $0.number(1))) }
      return tallies
    }
    let ofCells = "total(\"count\".hits) FROM cell LEFT JOIN \"count\" USING (year, state) GROUP BY"
    return CountTallies(
      terms: try tally(
        "SELECT word, (SELECT total(hits) FROM \"count\" WHERE term = number) FROM term ORDER BY number"
      ) { $0.text(0) },
      states: try tally("SELECT state, \(ofCells) state ORDER BY state = '', state") { $0.text(0) },
      years: try tally("SELECT year, \(ofCells) year ORDER BY year") { $0.number(0) })
  }
}
