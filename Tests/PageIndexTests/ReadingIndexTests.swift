import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// Readings, stored beside the sources' texts.
struct ReadingIndexTests {
  private let shelf = Shelf()

  private func page(_ id: String) throws -> PageID { try KeptPage.made(id, "").page }

  @Test func `the words of both texts find the page, and a hit says which has them`() async throws {
    try await shelf.index.keep([.made("sn83045462/1916-11-08", "the g0ld rufh of Alaska")])
    try await shelf.index.index("the gold rush of Alaska", of: page("sn83045462/1916-11-08"))
    for query in ["\"gold rush\"", "g0ld", "alaska rush", "gold near/2 rush"] {
      #expect(try await shelf.found(query) == ["sn83045462/1916-11-08/ed-1/seq-1"], "\(query)")
    }
    let again = try #require(try await shelf.hits("\"gold rush\"").hits.first)
    #expect(again.isReadAgain && again.snippets.first?.text.contains("gold rush") == true, "\(again)")
    let both = try #require(try await shelf.hits("alaska").hits.first)
    #expect(!both.isReadAgain && both.kind == .match)
    #expect(try await shelf.index.text(of: page("sn83045462/1916-11-08"))?.text == "the g0ld rufh of Alaska")
    try shelf.checkWords()
  }

  @Test func `an undone reading leaves no words behind`() async throws {
    let page = try page("sn83045462/1916-11-08")
    try await shelf.index.keep([.made("sn83045462/1916-11-08", "g0ld")])
    for text in ["gold", "silver"] { try await shelf.index.index(text, of: page) }
    #expect(try await shelf.found("gold").isEmpty)
    #expect(try await shelf.found("silver g0ld").count == 1)
    try await shelf.index.index(nil, of: page)
    #expect(try await shelf.found("silver").isEmpty)
    #expect(try await shelf.found("g0ld").count == 1)
    try shelf.checkWords()
    #expect(try await shelf.index.check().faults.isEmpty)
  }

  @Test func `a page without its source's text is found by its reading, and has no other text`()
    async throws
  {
    let page = try page("sn83045462/1916-11-08")
    try await shelf.index.index("gold", of: page)
    #expect(try await shelf.found("gold").count == 1)
    #expect(try await shelf.index.text(of: page) == nil)
    // The source's text may come later, and replace another.
    for text in ["tin", "lead"] {
      try await shelf.index.keep([.made("sn83045462/1916-11-08", text)])
      #expect(try await shelf.found("gold \(text)").count == 1)
    }
    #expect(try await shelf.found("tin").isEmpty)
    try await shelf.index.index(nil, of: page)
    #expect(try await shelf.found("lead").count == 1)
    #expect(try await shelf.found("gold").isEmpty)
    try shelf.checkWords()
  }

  @Test func `a page with nothing left is removed`() async throws {
    let page = try page("sn83045462/1916-11-08")
    try await shelf.index.index("gold", of: page)
    try await shelf.index.index(nil, of: page)
    #expect(try await shelf.index.summary().pages == 0)
    let other = Shelf()
    try await other.index.index(nil, of: page)
    #expect(throws: DatabaseError.self) {
      try other.database().read { try Int.fetchOne($0, sql: "SELECT 1 FROM page") }
    }
  }

  @Test func `removing pages, rebuilding words and checking them take it into account`() async throws {
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "g0ld"), .made("sn83045462/1916-11-09", "tin"),
    ])
    try await shelf.index.index("gold", of: page("sn83045462/1916-11-08"))
    try await shelf.index.index("zinc", of: page("sn83045462/1916-11-09"))
    try await shelf.index.tidy(rebuilds: true)
    #expect(try await shelf.found("gold").count == 1)
    #expect(try await shelf.search().remove(SearchQuery.read("zinc").query) == 1)
    #expect(try await shelf.found("zinc OR tin").isEmpty)
    try shelf.checkWords()
    #expect(try await shelf.index.check().faults.isEmpty)
    let left = try await shelf.database().read { try Int.fetchOne($0, sql: "SELECT count(*) FROM reading") }
    #expect(left == 1)
  }

  @Test func `the first such text upgrades a file, which older programs then leave alone`() async throws {
    try await shelf.index.keep([.made("sn83045462/1916-11-08", "g0ld")])
    func version() async throws -> Int? {
      try await shelf.database().read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    }
    #expect(try await version() == 1)
    try await shelf.index.index("gold", of: page("sn83045462/1916-11-08"))
    #expect(try await version() == 2)
    let other = PageIndex(path: shelf.path)
    #expect(try await PageIndexSearch(index: other).count(of: .word(SearchWord("gold"))) == 1)
  }
}
