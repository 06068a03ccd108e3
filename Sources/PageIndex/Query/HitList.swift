import GRDB
import Newspapers
import SQLiteStorage

/// Finds a window of hits.
struct HitList {
  private let expression: SearchExpression
  private let selection: PageSelection
  private let order: SearchOrder
  private let window: Window

  struct Answer: Sendable {
    let rows: [HitRow]
    let count: Int
    let order: SearchOrder
    let notes: [SearchNote]
    /// The time of the newest page in the index.
    let newest: Double
  }

  init(_ expression: SearchExpression, _ selection: PageSelection, order: SearchOrder, window: Window) {
    self.expression = expression
    self.selection = selection
    self.order = order
    self.window = window
  }

  private static let byDate = "page.day, page.lccn, page.edition, page.sequence"

  func answer(_ db: Database) throws -> Answer {
    let reason = order == .relevance ? try reasonAgainstRanking(db) : nil
    let order = reason == nil ? order : .date
    let (ids, count) = try ids(order, db)
    let rows = try ids.compactMap { try row($0, db) }
    var notes: [SearchNote] = []
    if count > 1, let reason { notes.append(.orderedBy(.date, reason: reason)) }
    if rows.contains(where: \.isDamaged) { notes.append(.damagedTexts) }
    return Answer(
      rows: rows, count: count, order: order, notes: notes,
      newest: try PageIndex.newest(db))
  }

  /// The hits in the window, and the total number.
  private func ids(_ order: SearchOrder, _ db: Database) throws -> (ids: [Int], count: Int) {
    let ofTheSameRank = "page.read IS NULL, page.read DESC, \(HitList.byDate)"
    if order == .relevance, let match = selection.match, selection.condition == nil {
      let ranked = try RankedPages(matching: match, db)
      return (try ranked.ids(in: window, thenBy: ofTheSameRank, db), ranked.count)
    }
    let count = try selection.count(db)
    let ids: SQLPart =
      switch order {
      case .relevance: selection.rankedIDs(thenBy: ofTheSameRank)
      case .date: try inOrderOfDays(HitList.byDate, count, db)
      case .dateDescending:
        try inOrderOfDays("page.day DESC, page.lccn, page.edition, page.sequence", count, db)
      case .title: selection.ids(orderedBy: "page.title COLLATE NOCASE, \(HitList.byDate)")
      }
    let arguments = ids.arguments + [window.limit.databaseValue, window.offset.databaseValue]
    let found = try Int.fetchAll(
      db, sql: "\(ids.text) LIMIT ? OFFSET ?", arguments: StatementArguments(arguments))
    return (found, count)
  }

  /// If words are on many pages, a window of them is found fastest in the index of days, without reading any
  /// rows.
  private func inOrderOfDays(_ order: String, _ count: Int, _ db: Database) throws -> SQLPart {
    guard let match = selection.match, selection.condition == nil, count > 0 else {
      return selection.ids(orderedBy: order)
    }
    let pages = try HitList.pages(db)
    // The number of pages to scan until the window is full; reading a row, which is stored next to its text,
    // takes as long as 16.
    let (length, isTooFar) = window.end.multipliedReportingOverflow(by: pages)
    guard !isTooFar, length / count < count * 16 else { return selection.ids(orderedBy: order) }
    // The plus sign keeps SQLite from looking up each page by its ID (sqlite.org/optoverview.html, 3).
    return SQLPart(
      "SELECT page.id FROM page WHERE +\(SQLPart.matching(match).text) ORDER BY \(order)", [match])
  }

  private static func pages(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM page") ?? 0
  }

  /// What a hit shows of a page, besides which one it is.
  private enum Column: Int32, PageFactColumn {
    case title, state, county, city, language, batch, text

    static let all = row
  }

  private func row(_ id: Int, _ db: Database) throws -> HitRow? {
    let statement = try db.cachedStatement(sql: "SELECT \(Column.all) FROM page WHERE id = ?")
    // One damaged page hides no others: they are all listed, and the note says so.
    var isDamaged = false
    func undamaged(_ read: () throws -> String?) throws -> String? {
      do { return try read() } catch let error as DatabaseError where error.isDamage {
        isDamaged = true
        return nil
      }
    }
    let reading = try undamaged { try StoredReading.text(of: id, db) }
    statement.bind(id, at: 1)
    return try statement.first(db) { row in
      guard let page = PageIndex.page(row) else { throw DatabaseError.damaged("a page has no number or day") }
      let place = row.optionalText(Column.state).map {
        Place(state: $0, county: row.optionalText(Column.county), city: row.optionalText(Column.city))
      }
      let text = try undamaged { try PackedText.unpack(row.bytes(Column.text)) }
      return HitRow(
        page: page, title: row.text(Column.title), place: place,
        languages: row.text(Column.language).split(separator: "\n").map(String.init),
        batch: row.optionalText(Column.batch), text: text ?? "", reading: reading, isDamaged: isDamaged)
    }
  }

  /// Why pages cannot be ranked, as the end of a sentence; nil if they can. To FTS5, as to any ranking by
  /// rarity, a word on most pages says nothing.
  private func reasonAgainstRanking(_ db: Database) throws -> String? {
    let clauses = expression.clauses
    guard !clauses.isEmpty else { return "there are no words to rank them by" }
    let pages = try HitList.pages(db)
    let statement = try db.cachedStatement(sql: "SELECT doc FROM vocabulary WHERE term = ?")
    for clause in clauses {
      guard case .word(let word) = clause, !word.isBeginning else { return nil }
      let folded = FoldedText(word.text)
      guard folded.count == 1 else { return nil }
      statement.bind(String(decoding: folded.bytes, as: UTF8.self), at: 1)
      if try (statement.first(db) { $0.number(0) } ?? 0) * 2 <= pages { return nil }
    }
    return "each word is on more than half of all pages here"
  }
}
