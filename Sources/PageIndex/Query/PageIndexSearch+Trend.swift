import GRDB
import Newspapers
import SQLiteStorage

extension PageIndexSearch {
  public func trend(
    by period: SearchTrend.Period, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchTrend {
    let selection = try await selection(query.expression)
    let all = try await self.selection(query.heldExpression)
    let (found, held, newest) = try await index.read { db in
      (
        try selection.counts(by: period, db), try all.counts(by: period, db), try PageIndex.newest(db)
      )
    }
    return SearchTrend(
      period: period, rows: SearchTrend.rows(by: period, of: query, found: found, held: held),
      origin: Origin(name: name, asOf: newest, isLive: false))
  }
}

extension PageSelection {
  /// The number of pages for each number of a period (`SearchTrend.Period.number`).
  func counts(by period: SearchTrend.Period, _ db: Database) throws -> [Int: Int] {
    let number =
      switch period {
      case .decade: "day / 100000"
      case .year: "day / 10000"
      case .month: "day / 10000 * 12 + day / 100 % 100 - 1"
      }
    let whole = whole
    let statement = try db.makeStatement(
      sql: "SELECT \(number), count(*) FROM page WHERE \(whole.text) GROUP BY 1")
    try statement.setArguments(StatementArguments(whole.arguments))
    var counts: [Int: Int] = [:]
    try statement.forEach(db) { counts[$0.number(0)] = $0.number(1) }
    return counts
  }
}
