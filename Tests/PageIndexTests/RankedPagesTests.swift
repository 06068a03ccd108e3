import GRDB
import Newspapers
import Testing

@testable import PageIndex

/// Compared with SQLite, which sorts the rows of all pages.
@Suite struct RankedPagesTests {
  private let shelf = Shelf()

  @Test func `pages with the same score are in date order in any window`() async throws {
    // Four texts, so that many pages share a score; later pages are earlier issues of the newspaper.
    let texts = ["gold", "gold and gold", "gold and tin", "gold of the hills and the rivers"]
    try await shelf.index.keep(
      (0..<24).map { try .made("sn83045462/1916-1\($0 / 12)-\(28 - $0 % 12)", texts[$0 % 4]) })
    let selection = PageSelection(.word(SearchWord("gold")), newspapers: [:], others: [:])
    let match = try #require(selection.match)
    let order = "page.day, page.lccn, page.edition"
    try await shelf.database().read { db in
      let ranked = try RankedPages(matching: match, db)
      #expect(ranked.count == 24)
      for offset in 0...25 {
        for limit in [1, 2, 5, 24, 100] {
          let sql = selection.rankedIDs(thenBy: order)
          let expected = try Int.fetchAll(
            db, sql: "\(sql.text) LIMIT \(limit) OFFSET \(offset)",
            arguments: StatementArguments(sql.arguments))
          let ids = try ranked.ids(in: Window(offset: offset, limit: limit), thenBy: order, db)
          #expect(ids == expected, "\(limit) from \(offset)")
        }
      }
    }
  }

  /// Whether it scans the days or sorts what FTS5 finds, compared with all rows sorted here.
  @Test(arguments: [SearchOrder.date, .dateDescending])
  func `words on few pages and on many are in date order`(_ order: SearchOrder) async throws {
    let numbers = (0..<120).map { ($0 * 37) % 120 }
    try await shelf.index.keep(
      numbers.map { number in
        let rare = number % 60 == 7 ? "tin" : "zinc"
        return try .made(
          "sn8304546\(number % 3)/1916-1\(number % 2)-\(10 + number % 17)/\(number)", "gold and \(rare)")
      })
    let pages = try await shelf.database().read { db in
      try Row.fetchAll(db, sql: "SELECT day, lccn, sequence, id FROM page").map { row in
        (day: row[0] as Int, lccn: row[1] as String, sequence: row[2] as Int)
      }
    }
    .sorted {
      ($0.day == $1.day)
        ? ($0.lccn, $0.sequence) < ($1.lccn, $1.sequence) : ($0.day < $1.day) == (order == .date)
    }
    for (word, isMeant) in [("gold", { (_: Int) in true }), ("tin", { $0 % 60 == 7 })] {
      let expected = pages.filter { isMeant($0.sequence) }.map(\.sequence)
      for (offset, limit) in [(0, 1), (0, 200), (3, 40), (100, 40), (119, 5), (.max - 10, 10)] {
        let hits = try await shelf.hits(word, order: order, offset, limit)
        #expect(
          hits.hits.map(\.page.sequence) == Array(expected.dropFirst(offset).prefix(limit)),
          "\(word), \(limit) from \(offset)")
      }
    }
  }
}
