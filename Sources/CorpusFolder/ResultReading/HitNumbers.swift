import GRDB
import Newspapers
import SQLiteStorage

/// A list of hits as their numbers, in order: a million take 4 MB, while their texts would take 200.
struct HitNumbers {
  private enum Numbers {
    /// Consecutive, in the order of the file.
    case run(Range<Int>)
    case listed([Int32])
  }

  private let numbers: Numbers

  init(_ query: HitQuery, _ db: Database) throws {
    if query.cell == nil, query.words.isEmpty, query.order == .page, let run = try HitNumbers.run(db) {
      numbers = .run(run)
      return
    }
    var parts = ["true"]
    var arguments: [any DatabaseValueConvertible] = []
    if let cell = query.cell {
      parts.append("term = \(cell.term) AND year = \(cell.year) AND state = ?")
      arguments.append(cell.state)
    }
    for word in query.words.split(separator: " ") {
      let text = "\"left\" || match || \"right\""
      if word.utf8.allSatisfy({ $0 < 0x80 }) {
        parts.append("\(text) LIKE ? ESCAPE '\\'")
        arguments.append("%\(HitNumbers.escaped(word))%")
      } else {
        // LIKE treats É and é as different letters, but is much faster.
        parts.append("instr(\(HitSortKey.after.name)(\(text)), ?) > 0")
        arguments.append(TitleText.folded(String(word)))
      }
    }
    let order =
      switch query.order {
      case .page: "number"
      case .date: "substr(id, instr(id, '/')), number"
      case .before: "\(HitSortKey.before.name)(\"left\"), number"
      case .after: "\(HitSortKey.after.name)(match || \"right\"), number"
      }
    let statement = try db.makeStatement(
      sql: "SELECT number FROM hit WHERE \(parts.joined(separator: " AND ")) ORDER BY \(order)")
    try statement.setArguments(StatementArguments(arguments))
    var list: [Int32] = []
    try statement.forEachNumber(db) { list.append(Int32(clamping: $0)) }
    numbers = .listed(list)
  }

  /// All numbers, if none is missing.
  private static func run(_ db: Database) throws -> Range<Int>? {
    let statement = try db.makeStatement(sql: "SELECT min(number), max(number), count(*) FROM hit")
    return try statement.first(db) { row in
      let (first, last, count) = (row.number(0), row.number(1), row.number(2))
      return count == 0 ? 0..<0 : last - first + 1 == count ? first..<last + 1 : nil
    }
  }

  /// Escaped so that SQL's LIKE takes it literally.
  private static func escaped(_ word: Substring) -> String {
    word.reduce(into: "") { text, character in
      if "%_\\".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  var count: Int {
    switch numbers {
    case .run(let run): run.count
    case .listed(let list): list.count
    }
  }

  subscript(rows: Range<Int>) -> [Int] {
    switch numbers {
    case .run(let run): rows.map { run.lowerBound + $0 }
    case .listed(let list): list[rows].map(Int.init)
    }
  }

  static func hits(
    _ db: Database, numbered numbers: [Int], terms: [String], titles: [String: String]
  ) throws -> [CorpusHit] {
    let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM hit WHERE number = ?")
    return try numbers.compactMap { number in
      try statement.setArguments([number])
      return try statement.first(db) { row in
        hit(row, terms: terms) { titles[String($0.prefix { $0 != "/" })] }
      }
    }
  }

  private enum Column: Int32, SelectedColumn {
    case number, term, id, batch, year, state, start, left, match, right, quality

    /// Some are words of SQL.
    var sql: String { self == .left || self == .right ? "\"\(name)\"" : name }
  }

  /// What `hit(_:terms:title:)` reads.
  static let columns = Column.list

  /// A row of `columns`.
  /// - Parameter title: that of the page with an ID.
  static func hit(
    _ row: StatementColumns, terms: [String], title: (_ id: String) -> String? = { _ in nil }
  ) -> CorpusHit {
    let (id, term) = (row.text(Column.id), row.number(Column.term))
    return CorpusHit(
      number: row.number(Column.number),
      cell: CountCell(term: term, year: row.number(Column.year), state: row.text(Column.state)),
      word: terms.indices.contains(term) ? terms[term] : "", id: id, title: title(id),
      batch: row.text(Column.batch), start: row.number(Column.start), left: row.text(Column.left),
      match: row.text(Column.match), right: row.text(Column.right),
      quality: row.optionalReal(Column.quality))
  }

  /// The batch according to a hit on the page, or else to one in the same issue.
  static func batch(_ db: Database, of page: PageID, terms: Int) throws -> String? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT batch FROM hit WHERE term = ? AND year = ? AND id >= ? AND id < ? ORDER BY id = ? DESC LIMIT 1
        """)
    // A slash is followed by a zero in ASCII.
    let (first, last) = ("\(page.issue)/", "\(page.issue)0")
    for term in 0..<terms {
      try statement.setArguments([term, page.issue.date.year, first, last, page.description])
      if let batch = try statement.first(db, { $0.text(0) }) { return batch }
    }
    return nil
  }
}
