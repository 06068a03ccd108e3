import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// From which sites the pages in the index are.
struct IndexedSourcesTests {
  private let shelf = Shelf()
  private let site = IssueSource.site("http://127.0.0.1:8123/papers")
  private var sources: IndexedSources { IndexedSources(path: shelf.path) }

  private func page(_ sequence: Int, day: String = "1916-11-08") throws -> PageID {
    try KeptPage.made("sn83045462/\(day)/\(sequence)", "").page
  }

  private func kept(
    _ sequence: Int, _ text: String = "gold", from source: String = "127.0.0.1:8123/papers",
    at home: IssueSource?
  ) throws -> KeptPage {
    KeptPage(page: try page(sequence), text: text, source: source, way: .saved, fetched: 1, home: home)
  }

  private func source(of sequence: Int, day: String = "1916-11-08") throws -> IssueSource? {
    sources.source(of: .page(try page(sequence, day: day)))
  }

  private func storedSites() throws -> Int? {
    try shelf.database().read { try Int.fetchOne($0, sql: "SELECT count(*) FROM site") }
  }

  @Test func `a page is from its site, or else from that of its issue`() async throws {
    let issue = try page(1).issue
    let lccn = issue.lccn
    #expect(try source(of: 1) == nil)
    #expect(!FileManager.default.fileExists(atPath: shelf.path), "looking creates nothing")
    try await shelf.index.keep([kept(1, from: "www.loc.gov", at: nil)])
    #expect(try source(of: 1) == nil)
    #expect(sources.source(of: .newspaper(lccn)) == nil)
    try await shelf.index.keep([kept(2, at: site)])
    #expect(try source(of: 2) == site)
    #expect(try source(of: 3) == site, "another page of the issue")
    #expect(try source(of: 1) == nil, "the page itself is the Library's")
    #expect(sources.source(of: .issue(issue)) == site)
    #expect(sources.source(of: .newspaper(lccn)) == site)
    #expect(try source(of: 2, day: "1916-11-09") == nil)
    let joined = JoinedSources([NoRememberedSources(), sources])
    #expect(joined.source(of: .issue(issue)) == site)
  }

  @Test func `only the site of the stored text is stored`() async throws {
    let other = IssueSource.site("https://other.example")
    // A text from a file, of a page that a site has, too.
    try await shelf.index.keep([kept(1, from: "page.txt", at: site), kept(2, at: site)])
    #expect(try source(of: 2) == site)
    #expect(try storedSites() == 1)
    // The same text from elsewhere is not stored again.
    try await shelf.index.keep([kept(2, from: "other.example", at: other)])
    #expect(try source(of: 2) == site)
    try await shelf.index.keep([kept(2, "tin", from: "other.example", at: other)])
    #expect(try source(of: 2) == other)
    try await shelf.index.keep([kept(2, "zinc", from: "www.loc.gov", at: .library)])
    #expect(try source(of: 2) == nil)
    #expect(try storedSites() == 0)
    try await shelf.index.keep([kept(2, at: IssueSource("http://me:secret@127.0.0.1:8123/papers/"))])
    #expect(try source(of: 2) == site)
    #expect(try await shelf.search().remove(SearchQuery.read("gold").query) == 2)
    #expect(try storedSites() == 0)
  }

  @Test func `a file of an earlier version keeps its pages as they are until a site says that it has one`()
    async throws
  {
    func version() throws -> Int? {
      try shelf.database().read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    }
    try await shelf.index.keep([kept(1, at: nil), kept(2, at: nil)])
    #expect(try version() == 1)
    #expect(try source(of: 1) == nil)
    #expect(try await shelf.index.keep([kept(1, at: site)]) == KeptCount(passedOver: 1))
    #expect(try source(of: 1) == site)
    #expect(try version() == 3)
    try await shelf.index.index("silver", of: page(2))
    #expect(try version() == 3)
    #expect(try await shelf.index.check().faults == [])
    try await shelf.index.tidy(rebuilds: true)
    #expect(try source(of: 1) == site)
  }

  @Test func `another machine learns the site`() async throws {
    try await shelf.index.keep([kept(1, at: site), kept(2, at: nil)])
    let lines = try await shelf.index.exported(after: 0)?.lines ?? []
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.map { $0.contains("\"site\":\"http://127.0.0.1:8123/papers\"") } == [true, false])
    let other = Shelf()
    let file = shelf.folder.file("pages.jsonl")
    try Data(texts.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: file))
    let importer = PageImporter(
      index: other.index,
      readLayout: { _, host throws(NewspaperError) in throw .malformed(host: host, what: "no layout") },
      now: { 5 })
    try await other.index.keep([kept(1, at: nil)])
    for counts in [KeptCount(added: 1, passedOver: 1), KeptCount(passedOver: 2)] {
      #expect(try await importer.add([file], isTrial: false) { _ in }.count == counts)
      let there = IndexedSources(path: other.path)
      #expect(try there.source(of: .page(page(1))) == site)
    }
  }

  @Test func `a damaged site is noticed, and hides no page`() async throws {
    try await shelf.index.keep([kept(1, at: site)])
    try await shelf.database().write { db in
      try db.execute(sql: "UPDATE site SET address = 'http://127.0.0.2:8123/papers'")
    }
    #expect(try source(of: 1) == nil)
    #expect(try await shelf.found("gold").count == 1)
    let fault = "sn83045462/1916-11-08/ed-1/seq-1: its site was changed or cannot be read"
    #expect(try await shelf.index.check().faults == [fault])
    let export = try #require(try await shelf.index.exported(after: 0))
    #expect(export.lines.count == 1 && export.faults == [fault])
    try await shelf.index.keep([kept(1, at: site)])
    #expect(try source(of: 1) == site)
  }
}
