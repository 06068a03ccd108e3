import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import ReadersLibrary

/// What `watch` remembers, in a real file.
struct WatchFileTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }

  private func watched(_ batches: Set<String>, _ time: Double = 5, at server: String = "x") -> WatchedSearch {
    WatchedSearch(search: "flu", server: server, batches: batches, begun: time, watched: time)
  }

  private func report(_ sequence: Int, _ time: Double = 5, of search: String = "flu") throws -> ReportedPage {
    let issue = IssueID(
      lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1918-10-11")), edition: 2)
    return ReportedPage(
      search: search, page: PageID(issue: issue, sequence: sequence), title: "Évening <star>", snippet: "…",
      address: sequence == 1 ? nil : "https://x/", found: time)
  }

  private func search(_ name: String, created: Double) -> SavedSearch {
    SavedSearch(name: name, query: "flu", created: created, changed: created)
  }

  @Test func `batches accumulate for each server, and a page stays as first reported`() async throws {
    #expect(try await library.watched("flu", at: "x") == nil)
    #expect(try await library.reportedPages(of: "flu").isEmpty)
    try await library.remember([watched(["a", "b"])], [report(1)], anew: false)
    try await library.remember([watched(["b", "c"], 9)], [report(1, 9), report(2, 9)], anew: false)
    try await library.remember([watched(["d"], 7, at: "y")], [], anew: false)
    let known = try #require(try await library.watched("flu", at: "x"))
    #expect(known.batches == ["a", "b", "c"] && known.begun == 5 && known.watched == 9)
    #expect(try await library.watched("flu", at: "y")?.batches == ["d"])
    #expect(try await library.reportedPages(of: "flu") == [report(1).page, report(2).page])
    #expect(try await library.reports(of: ["flu", "other"], limit: 9) == [report(2, 9), report(1, 5)])
    #expect(try await library.reports(of: ["flu"], limit: 1) == [report(2, 9)])
    #expect(try await library.reports(of: ["other"], limit: 9).isEmpty)
    try await library.remember([watched(["z"], 11)], [], anew: true)
    let anew = try #require(try await library.watched("flu", at: "x"))
    #expect(anew.batches == ["z"] && anew.begun == 11)
  }

  @Test func `a new search inherits nothing from a removed one, and a restored one has everything`()
    async throws
  {
    try await library.put(search("flu", created: 1))
    try await library.remember([watched(["a"])], [report(1)], anew: false)
    let removed = try #require(try await library.removeSearch(named: "flu"))
    try await library.put(removed)
    #expect(try await library.watched("flu", at: "x") != nil)
    try await library.put(search("flu", created: 20))
    #expect(try await library.watched("flu", at: "x") != nil, "it was only changed")
    try await library.removeSearch(named: "flu")
    try await library.put(search("flu", created: 20))
    #expect(try await library.watched("flu", at: "x") == nil)
    #expect(try await library.reportedPages(of: "flu").isEmpty)
  }

  @Test func `a library from before watching is used as it is, and upgraded for it`() async throws {
    let dump = String(decoding: try Fixture.file("Fixtures/library/version-2.sql"), as: UTF8.self)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try await DatabaseQueue(path: library.path).writeWithoutTransaction { try $0.execute(sql: dump) }
    #expect(try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 2))
    let names = try await library.contents().searches.map(\.name)
    #expect(names == ["by the river", "flood"])
    try await library.remember([watched(["a"])], [report(1)], anew: false)
    #expect(try await library.contents().searches.map(\.name) == names)
    #expect(try await library.contents().bookmarks.map(\.note) == ["Greeley"])
    #expect(try await library.watched("flu", at: "x")?.batches == ["a"])
  }

  /// The program that wrote version 2 knows only its two migrations, that of version 3 three.
  @Test func `a program from before watching or notes sees a newer library`() async throws {
    try await library.remember([watched(["a"])], [], anew: false)
    var former = DatabaseMigrator()
    let file = try DatabaseQueue(path: library.path)
    for versions in [["1", "2"], ["3"]] {
      for identifier in versions { former.registerMigration(identifier) { _ in } }
      let isNewer = try await file.read { [former] db in try former.hasBeenSuperseded(db) }
      #expect(isNewer)
    }
  }

  @Test func `exports are unchanged, and do not include it`() async throws {
    try await library.put(search("flu", created: 1))
    let before = LibraryExchange.written(try await library.contents())
    try await library.remember([watched(["a"])], [report(1)], anew: false)
    #expect(LibraryExchange.written(try await library.contents()) == before)
  }

  @Test func `a value of another type is damage, and does not crash`() async throws {
    try await library.remember([watched(["a"])], [report(1)], anew: false)
    try await DatabaseQueue(path: library.path).writeWithoutTransaction { db in
      try db.execute(
        sql: """
          DROP TABLE watched; CREATE TABLE watched (search, server, batches, begun, watched);
          INSERT INTO watched VALUES ('flu', 'x', NULL, 'long ago', 5);
          """)
    }
    do throws(NewspaperError) {
      _ = try await library.watched("flu", at: "x")
      Issue.record("no error")
    } catch {
      guard case .local(let what) = error else { throw error }
      #expect(what.hasPrefix("\(library.path) is damaged"), "\(what)")
    }
  }
}
