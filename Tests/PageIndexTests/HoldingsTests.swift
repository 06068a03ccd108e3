import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// What the first screen says about local pages.
struct HoldingsTests {
  private let shelf = Shelf()

  private func fill() async throws {
    let place = try #require(Place("Ohio--Lucas--Toledo"))
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "gold"), .made("sn83045462/1916-11-08/2", "silver"),
      .made("sn83030214/1865-11-08", "tin", title: "New-York tribune", places: [place]),
      .made("sn83030214/1865-11-09", "lead"), .made("sn83030214/1865-01-18", "iron"),
    ])
  }

  @Test func `without an index there is nothing, and none is created`() async throws {
    #expect(try await shelf.index.heldPages() == HeldPages(count: 0, bytes: 0))
    #expect(try await shelf.index.frontPages(month: 11, day: 8, limit: 9) == .none)
    let page = try KeptPage.made("sn83045462/1916-11-08", "").page
    #expect(try await shelf.index.held(of: [page]).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: shelf.folder.path))
  }

  @Test func `front pages of a day are found in every year, the earliest first`() async throws {
    try await fill()
    let found = try await shelf.index.frontPages(month: 11, day: 8, limit: 9)
    let pages = found.rows.map(\.page.description)
    #expect(pages == ["sn83030214/1865-11-08/ed-1/seq-1", "sn83045462/1916-11-08/ed-1/seq-1"])
    let tribune = try #require(found.rows.first)
    #expect(found.total == 2 && tribune.title == "New-York tribune" && tribune.place == "Toledo, Ohio")
    #expect(found.rows.last?.place.isEmpty == true)
    let first = try await shelf.index.frontPages(month: 11, day: 8, limit: 1)
    #expect(first.total == 2 && first.rows.count == 1)
    #expect(try await shelf.index.frontPages(month: 1, day: 8, limit: 9) == .none)
  }

  @Test func `local pages are distinguished from others`() async throws {
    try await fill()
    let pages = try ["sn83045462/1916-11-08/2", "sn83045462/1916-11-08/3", "sn83030214/1865-11-09"]
      .map { try KeptPage.made($0, "").page }
    #expect(try await shelf.index.held(of: pages) == [pages[0], pages[2]])
    let days = try await shelf.index.pagesByDay(of: try LCCN("sn83045462"))
    #expect(days[pages[0].issue.date] == 2 && !days.keys.contains(pages[2].issue.date), "\(days)")
    #expect(try await shelf.index.pagesByDay(of: try LCCN("sn00000000")).isEmpty)
    let held = try await shelf.index.heldPages()
    #expect(held.count == 5 && held.bytes > 0)
  }

  @Test func `the size includes what is only in the write-ahead log`() async throws {
    try await fill()
    func size(_ path: String) throws -> Int {
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
    // While another connection is open, what is added stays in the log.
    let other = try shelf.database()
    try await other.read { db in _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM page") }
    try await shelf.index.keep([.made("sn83045462/1916-11-10", "gold")])
    let main = try size(shelf.path)
    let log = try size(shelf.path + "-wal")
    let held = try await shelf.index.heldPages().bytes
    #expect(log > 0 && held == main + log)
    #expect(try await shelf.index.summary().bytes == held)
    try other.close()
  }

  @Test func `the pages of a day come by edition and number`() async throws {
    let written = ["1916-11-08/2", "1916-11-08", "1916-11-09"].map { "sn83045462/" + $0 }
    try await shelf.index.keep(try written.map { try .made($0, "gold") })
    let first = try KeptPage.made(written[1], "").page
    let other = PageID(
      issue: IssueID(lccn: first.issue.lccn, date: first.issue.date, edition: 2), sequence: 3)
    try await shelf.index.keep([
      KeptPage(page: other, text: "tin", source: "", way: .imported, fetched: 5)
    ])
    let found = try await shelf.index.pages(of: first.issue.lccn, on: first.issue.date)
    #expect(found == [first, PageID(issue: first.issue, sequence: 2), other])
    #expect(try await shelf.index.pages(of: try LCCN("sn00000000"), on: first.issue.date).isEmpty)
  }

  @Test func `front pages of a newspaper come by day and edition`() async throws {
    try await fill()
    let tribune = try LCCN("sn83030214")
    let days = try await shelf.index.frontPages(of: tribune, limit: 2).map(\.date.description)
    #expect(days == ["1865-01-18", "1865-11-08"])
    #expect(try await shelf.index.frontPages(of: tribune, limit: 9).count == 3)
    #expect(
      try await shelf.index.frontPages(of: try LCCN("sn83045462"), limit: 9).count == 1, "page 2 is none")
    #expect(try await shelf.index.frontPages(of: try LCCN("sn00000000"), limit: 9).isEmpty)
  }

  @Test func `a damaged index is an error`() async throws {
    try await fill()
    let other = PageIndex(path: shelf.folder.file("broken.sqlite"))
    try Data("not a database, whatever its name may say".utf8).write(to: URL(filePath: other.path))
    await #expect(throws: NewspaperError.self) { try await other.heldPages() }
  }
}
