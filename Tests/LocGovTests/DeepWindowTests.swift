import LocGov
import Newspapers
import Testing

@testable import TestSupport

/// Windows far past the first hits of a search.
struct DeepWindowTests {
  private let made = MadeLibrarySearch()
  private static let text = "gold OR silver OR rush"
  private static let union = "\"gold rush\" OR silver OR (rush mine)"

  private func hits(
    _ search: any FullTextSearch, _ text: String, _ window: Window
  ) async throws -> SearchHits {
    try await search.hits(of: made.query(text), order: .date, window: window, freshness: .atHand)
  }

  private func meant(_ text: String, _ library: MadeLibraryPages) throws -> Int {
    let query = try made.query(text)
    return library.pages.filter { MadeQueries.means(query.expression, $0) }.count
  }

  @Test(arguments: [200, 210, 170])
  func `a list in the server's order is read where the window is, with the same rows`(offset: Int)
    async throws
  {
    let library = try made.library(600)
    let all = try await hits(made.search(library), Self.text, Window(offset: 0, limit: 1000))
    #expect(all.hits.count > 260)
    let inOrder = made.asked.count
    let found = try await hits(
      made.search(library, SearchAllowance(requests: 2)), Self.text, Window(offset: offset, limit: 50))
    #expect(found.hits == Array(all.hits[offset..<offset + 50]) && found.count == all.count)
    #expect(made.asked.count == inOrder + (offset == 170 ? 2 : 1), "\(made.asked.count)")
    #expect(found.hasMore && found.notes.isEmpty)
  }

  @Test func `what follows a far window, and what precedes it, is read there, too`() async throws {
    let library = try made.library(600)
    let all = try await hits(made.search(library), Self.text, Window(offset: 0, limit: 1000))
    let search = made.search(library, SearchAllowance(requests: 2))
    for offset in [200, 240, 40, 0, 160] {
      let found = try await hits(search, Self.text, Window(offset: offset, limit: 40))
      #expect(found.hits == Array(all.hits[offset..<offset + 40]), "\(offset)")
    }
  }

  @Test func `the end is known by the server's count, without reading up to it`() async throws {
    let library = try made.library(600)
    let count = try meant(Self.text, library)
    let found = try await hits(
      made.search(library, SearchAllowance()), Self.text, Window(offset: 5_000_000, limit: 50))
    #expect(found.hits.isEmpty && !found.hasMore && found.count == .exact(count))
    #expect(made.asked.count <= 2, "\(made.asked.count)")
    let past = try await hits(made.search(library), Self.union, Window(offset: 5000, limit: 50))
    #expect(
      past.hits.isEmpty && !past.hasMore
        && past.notes.allSatisfy { if case .checked = $0 { false } else { true } })
    #expect(made.asked.count <= 5, "the first responses of three lists say it")
  }

  @Test func `a window of merged lists that takes more than is allowed is refused before any request`()
    async throws
  {
    let search = made.search(try made.library(600), SearchAllowance(requests: 3))
    await #expect(
      throws: NewspaperError.tooCostly(source: "www.loc.gov", requests: 5, seconds: 165, limit: 3)
    ) {
      try await self.hits(search, Self.union, Window(offset: 400, limit: 50))
    }
    #expect(made.asked.count == 0)
  }

  @Test func `a window longer than is allowed is refused once its price is known`() async throws {
    let library = try made.library(600)
    let count = try meant(Self.text, library)
    let whole = (count + 99) / 100
    #expect(whole > 2)
    await #expect(
      throws: NewspaperError.tooCostly(
        source: "www.loc.gov", requests: whole, seconds: whole * 33, limit: whole - 1)
    ) {
      try await self.hits(
        self.made.search(library, SearchAllowance(requests: whole - 1)), Self.text,
        Window(offset: 0, limit: 1000))
    }
    #expect(made.asked.count == 1)
    // A search that finds less takes fewer requests.
    let rare = try await hits(
      made.search(library, SearchAllowance(requests: 1)), "\"gold rush\" state:Ohio",
      Window(offset: 0, limit: 1000))
    #expect(try rare.hits.count == meant("\"gold rush\" state:Ohio", library) && !rare.hasMore)
  }

  @Test func `rows that the server does not serve are no end of the list`() async throws {
    var library = try made.library(400)
    library.reach = 40
    let search = made.search(library, reach: 40)
    await #expect(throws: NewspaperError.self) {
      try await self.hits(search, Self.text, Window(offset: 100, limit: 50))
    }
    let past = try await hits(search, Self.text, Window(offset: 500, limit: 50))
    #expect(past.hits.isEmpty && !past.hasMore)
  }
}
