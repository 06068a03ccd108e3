import GRDB
import Newspapers
import SQLiteStorage

extension PageSelection {
  func count(_ db: Database) throws -> Int {
    // Without other conditions the index of words is enough.
    if let match, condition == nil {
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM words WHERE words MATCH ?", arguments: [match])
        ?? 0
    }
    let whole = whole
    return try Int.fetchOne(
      db, sql: "SELECT count(*) FROM page WHERE \(whole.text)", arguments: StatementArguments(whole.arguments)
    ) ?? 0
  }

  /// The newspapers of the pages.
  func newspapers(_ db: Database) throws -> Set<LCCN> {
    let whole = whole
    let lccns = try String.fetchAll(
      db, sql: "SELECT DISTINCT lccn FROM page WHERE \(whole.text)",
      arguments: StatementArguments(whole.arguments))
    return Set(lccns.compactMap { try? LCCN($0) })
  }

  /// The IDs of pages, as SQL.
  /// - Parameter order: the terms of ORDER BY.
  func ids(orderedBy order: String) -> SQLPart {
    let whole = whole
    return SQLPart("SELECT page.id FROM page WHERE \(whole.text) ORDER BY \(order)", whole.arguments)
  }

  /// IDs and scores of the pages that FTS5 finds: the lower, the better. A mended word counts half.
  static let ranked = "SELECT rowid AS ranked, bm25(words, 1.0, 0.5) AS score FROM words WHERE words MATCH ?"

  /// The same, the best first; pages that match nothing in the ranking come last.
  func rankedIDs(thenBy order: String) -> SQLPart {
    guard let ranking else { return ids(orderedBy: order) }
    let ranked = PageSelection.ranked
    if match != nil {
      let condition = condition ?? .always
      return SQLPart(
        "SELECT page.id FROM (\(ranked)) JOIN page ON page.id = ranked WHERE \(condition.text) "
          + "ORDER BY score, \(order)", [ranking.databaseValue] + condition.arguments)
    }
    let whole = whole
    return SQLPart(
      "SELECT page.id FROM page LEFT JOIN (\(ranked)) ON page.id = ranked WHERE \(whole.text) "
        + "ORDER BY score IS NULL, score, \(order)", [ranking.databaseValue] + whole.arguments)
  }
}
