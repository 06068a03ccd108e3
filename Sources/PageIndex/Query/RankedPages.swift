import GRDB
import Newspapers
import SQLiteStorage

/// The pages that the index of words ranks, the best first. Their rows are not read, since each is stored
/// next to its text, which would take as many pages of the file; only those with the same score are, to break
/// ties.
struct RankedPages {
  private struct Entry {
    let score: Double
    let id: Int
  }

  private let entries: [Entry]

  /// - Parameter match: the FTS5 query.
  init(matching match: String, _ db: Database) throws {
    let statement = try db.cachedStatement(sql: PageSelection.ranked)
    statement.bind(match, at: 1)
    var entries: [Entry] = []
    try statement.forEach(db) { row in entries.append(Entry(score: row.real(1), id: row.number(0))) }
    self.entries = entries.sorted { ($0.score, $0.id) < ($1.score, $1.id) }
  }

  var count: Int { entries.count }

  /// The ids of the pages in a window.
  /// - Parameter order: the terms of ORDER BY for those of the same score.
  func ids(in window: Window, thenBy order: String, _ db: Database) throws -> [Int] {
    let wanted = (window.offset..<window.end).clamped(to: 0..<entries.count)
    guard var start = wanted.first else { return [] }
    while start > 0, entries[start - 1].score == entries[start].score { start -= 1 }
    let first = start
    var ids: [Int] = []
    while start < wanted.upperBound {
      var end = start + 1
      while end < entries.count, entries[end].score == entries[start].score { end += 1 }
      let same = entries[start..<end].map(\.id)
      ids += same.count == 1 ? same : try RankedPages.sorted(same, by: order, db)
      start = end
    }
    return Array(ids.dropFirst(wanted.lowerBound - first).prefix(wanted.count))
  }

  private static func sorted(_ ids: [Int], by order: String, _ db: Database) throws -> [Int] {
    let list = "[" + ids.map(String.init).joined(separator: ",") + "]"
    return try Int.fetchAll(
      db, sql: "SELECT page.id FROM json_each(?) JOIN page ON page.id = value ORDER BY \(order)",
      arguments: [list])
  }
}
