import GRDB
import Newspapers
import Testing

@testable import PageIndex

/// Compared with SQLite, which sorts the rows of all pages.
@Suite struct RankedPagesTests {
  private let shelf = Shelf()

  @Test func `pages of the same score are in the order of their dates in any window`() async throws {
    // Four texts, so that many pages have one score; later pages are earlier ones of the newspaper.
    let texts = ["gold", "gold and gold", "gold and tin", "gold of the hills and the rivers"]
    try await shelf.index.keep(
      (0..<24).map { try .made("sn83045462/1916-1\($0 / 12)-\(28 - $0 % 12)", texts[$0 % 4]) })
    let selection = PageSelection(.word(SearchWord("gold")), newspapers: [:])
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
}
