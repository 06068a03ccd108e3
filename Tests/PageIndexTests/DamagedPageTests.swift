import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// One damaged page does not cost any other.
struct DamagedPageTests {
  private let shelf = Shelf()
  private static let damaged = "sn83045462/1916-11-09/ed-1/seq-1"

  /// Three pages, the second damaged.
  private func fill() async throws {
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "gold"), .made("sn83045462/1916-11-09", "silver rush"),
      .made("sn83045462/1916-11-10", "tin"),
    ])
    try await damage()
  }

  private func damage(_ table: String = "page", _ key: String = "id") async throws {
    try await shelf.database().write { db in
      try db.execute(sql: "UPDATE \(table) SET text = zeroblob(10) WHERE \(key) = 2")
    }
  }

  private func expectSound(_ pages: Int) async throws {
    #expect(try await shelf.index.check() == IndexCheck(pages: pages, faults: []))
    try shelf.checkWords()
  }

  private func page(_ id: String) throws -> PageID { try KeptPage.made(id, "").page }

  @Test func `an export leaves it out and names it`() async throws {
    try await fill()
    let part = try #require(try await shelf.index.exported(after: 0))
    let lines = part.lines.map { String(decoding: $0, as: UTF8.self) }
    #expect(lines.count == 2 && lines[0].contains("gold") && lines[1].contains("tin"), "\(lines)")
    #expect(part.faults == ["\(DamagedPageTests.damaged): its text was changed or cannot be read"])
    #expect(try await shelf.index.exported(after: part.last) == nil)
  }

  @Test(arguments: ["page", "reading"]) func `a search that finds it shows the others`(_ table: String)
    async throws
  {
    try await fill()
    if table == "reading" {
      try await shelf.index.keep([.made("sn83045462/1916-11-09", "silver rush")])
      try await shelf.index.index("platinum", of: page("sn83045462/1916-11-09"))
      try await damage("reading", "page")
    }
    let query = try SearchQuery.read("gold OR silver OR tin").query
    let found = try await shelf.search().hits(
      of: query, order: .date, window: Window(offset: 0, limit: 10), freshness: .kept)
    #expect(found.hits.map(\.page.issue.date.day) == [8, 9, 10])
    #expect(found.count == .exact(3) && found.notes.contains(.damagedTexts))
    #expect(found.hits[0].kind == .match && found.hits[2].kind == .match)
    #expect(found.hits[1].kind == (table == "page" ? .unverified : .match))
  }

  @Test func `it can be removed, and leaves none of its words`() async throws {
    try await fill()
    #expect(try await shelf.search().remove(SearchQuery.read("date:1916-11-09").query) == 1)
    #expect(try await shelf.found("silver").isEmpty)
    #expect(try await shelf.found("gold OR tin").count == 2)
    try await expectSound(2)
  }

  @Test func `another text replaces it, even if it comes twice`() async throws {
    try await fill()
    let count = try await shelf.index.keep([
      .made("sn83045462/1916-11-09", "copper"), .made("sn83045462/1916-11-08", "lead"),
      .made("sn83045462/1916-11-09", "zinc"),
    ])
    #expect(count == KeptCount(replaced: 3))
    #expect(try await shelf.found("silver OR copper OR gold").isEmpty)
    #expect(try await shelf.found("lead OR zinc OR tin").count == 3)
    try await expectSound(3)
  }

  @Test(arguments: [false, true])
  func `the text that it had repairs it, also after the words were rebuilt`(_ isRebuilt: Bool) async throws {
    try await fill()
    if isRebuilt {
      // Removing another damaged page rebuilds the words of all pages.
      try await shelf.database().write { db in
        try db.execute(sql: "UPDATE page SET text = zeroblob(10) WHERE id = 3")
      }
      #expect(try await shelf.search().remove(SearchQuery.read("date:1916-11-10").query) == 1)
      #expect(try await shelf.found("silver").isEmpty)
    }
    let files = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: files.path, withIntermediateDirectories: true)
    for (day, text) in [("08", "gold"), ("09", "silver rush")] {
      let name = "sn83045462_1916-11-\(day)_ed-1_seq-1.txt"
      try Data(text.utf8).write(to: URL(filePath: files.file(name)))
    }
    let importer = PageImporter(
      index: shelf.index,
      readLayout: { _, host throws(NewspaperError) in throw .malformed(host: host, what: "no layout") },
      now: { 5 })
    let result = try await importer.add([files.path], isTrial: false) { _ in }
    #expect(result.count == KeptCount(replaced: 1, passedOver: 1))
    #expect(try await shelf.found("\"silver rush\"") == [DamagedPageTests.damaged])
    try await expectSound(isRebuilt ? 2 : 3)
  }

  @Test func `rebuilding the words removes it and names it`() async throws {
    try await fill()
    let tidied = try await shelf.index.tidy(rebuilds: true)
    #expect(
      tidied.removed == [
        "\(DamagedPageTests.damaged): its text was changed or cannot be read, and was removed"
      ])
    #expect(try await shelf.found("gold OR silver OR tin").count == 2)
    try await expectSound(2)
    #expect(try await shelf.index.tidy(rebuilds: true).removed == [])
  }

  @Test func `its reading outlives its text, and its text its reading`() async throws {
    try await fill()
    try await shelf.index.index("platinum", of: page("sn83045462/1916-11-09"))
    #expect(try await shelf.index.tidy(rebuilds: true).removed.count == 1)
    #expect(try await shelf.found("platinum") == [DamagedPageTests.damaged])
    try await expectSound(3)
    try await shelf.index.keep([.made("sn83045462/1916-11-09", "silver")])
    try await damage("reading", "page")
    #expect(
      try await shelf.index.check().faults == [
        "\(DamagedPageTests.damaged): its reading was changed or cannot be read"
      ])
    try await shelf.index.index("nickel", of: page("sn83045462/1916-11-09"))
    #expect(try await shelf.found("platinum").isEmpty)
    #expect(try await shelf.found("silver nickel").count == 1)
    try await expectSound(3)
    try await damage("reading", "page")
    #expect(
      try await shelf.index.tidy(rebuilds: true).removed == [
        "\(DamagedPageTests.damaged): its reading was changed or cannot be read, and was removed"
      ])
    #expect(try await shelf.found("silver").count == 1)
    #expect(try await shelf.found("nickel").isEmpty)
    try await expectSound(3)
  }
}
