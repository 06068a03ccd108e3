import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Saved searches in a real file.
struct SavedSearchFileTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let all = Window(offset: 0, limit: 1000)

  private func search(_ name: String, _ query: String, _ time: Double = 5) -> SavedSearch {
    SavedSearch(name: name, query: query, source: "loc", order: .date, created: time, changed: time)
  }

  @Test func `they are saved, found, replaced and removed`() async throws {
    #expect(try await library.savedSearches(matching: "", window: all) == .none)
    #expect(try await library.put(search("Influenza", "flu OR grippe")) == nil)
    #expect(try await library.put(search("Élections", "vote")) == nil)
    let rows = try await library.savedSearches(matching: "", window: all).rows
    #expect(rows == [search("Élections", "vote"), search("Influenza", "flu OR grippe")])
    let found = try await library.savedSearches(matching: "grippe", window: all).rows
    #expect(found.map(\.name) == ["Influenza"])
    #expect(try await library.put(search("Influenza", "flu", 9)) == search("Influenza", "flu OR grippe"))
    let replaced = try #require(try await library.removeSearch(named: "Influenza"))
    #expect(replaced.query == "flu" && replaced.created == 5 && replaced.changed == 9)
    #expect(try await library.removeSearch(named: "Influenza") == nil)
  }

  @Test func `of two versions, the newer stays`() async throws {
    try await library.put(search("a", "old", 5))
    try await library.put(search("b", "new", 9))
    let merge = try await library.merge(
      LibraryContents(searches: [search("a", "newer", 7), search("b", "older", 7), search("c", "other")]))
    #expect(merge.searches.added == 1 && merge.searches.replaced == 1 && merge.searches.passedOver == 1)
    let queries = try await library.contents().searches.map(\.query)
    #expect(queries == ["newer", "new", "other"])
  }

  @Test func `a library from before saved searches is used as it is, and upgraded for them`()
    async throws
  {
    try await library.put(Bookmark.samples[0])
    // Reverts the migrations after the first.
    try await DatabaseQueue(path: library.path).write { db in
      try db.execute(
        sql: """
          DROP TABLE search; DROP TABLE watched; DROP TABLE reported;
          DROP TABLE excerpt; DROP TABLE position; DROP TABLE session;
          DELETE FROM grdb_migrations WHERE identifier > '1'
          """)
    }
    #expect(try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 0))
    #expect(try await library.savedSearches(matching: "", window: all).rows.isEmpty)
    try await library.put(search("a", "gold"))
    #expect(try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 1))
    #expect(try await library.bookmark(of: Bookmark.samples[0].target) != nil)
  }
}
