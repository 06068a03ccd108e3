import HTTP
import LocGov
import Newspapers
import Synchronization
import Testing

@testable import TestSupport

/// Lists that are longer than the Library serves.
struct LongListTests {
  private let made = MadeLibrarySearch()

  private func all(_ search: any FullTextSearch, _ query: SearchQuery, _ order: SearchOrder) async throws
    -> [SearchHit]
  {
    var hits: [SearchHit] = []
    while true {
      let part = try await search.hits(
        of: query, order: order, window: Window(offset: hits.count, limit: 60), freshness: .atHand)
      hits += part.hits
      guard part.hasMore, hits.count < 2000 else { return hits }
    }
  }

  @Test(arguments: [SearchOrder.date, .dateDescending])
  func `a list longer than the server serves is requested in parts`(order: SearchOrder) async throws {
    var library = try made.library(400, seed: 12)
    library.reach = 40
    let search = made.search(library, reach: 40, SearchAllowance(requests: .max, reachesAll: true))
    for text in [
      "gold", "gold OR silver OR rush", "gold -rush", "\"gold rush\" OR silver", "gold date:1898..",
      "state:Ohio",
    ] {
      let query = try made.query(text)
      let meant = Set(library.pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
      let hits = try await all(search, query, order)
      #expect(
        hits.count == meant.count && Set(hits.map(\.page)) == meant,
        "\(text): \(hits.count) of \(meant.count)")
      let days = hits.map(\.page.issue.date)
      #expect(days == (order == .date ? days.sorted() : days.sorted(by: >)), "\(text)")
    }
    let many = try made.query("gold OR silver OR rush")
    let anew = made.search(library, reach: 40, SearchAllowance(requests: .max, reachesAll: true))
    let first = try await anew.hits(
      of: many, order: order, window: Window(offset: 0, limit: 1), freshness: .atHand)
    #expect(first.count == .exact(library.pages.filter { MadeQueries.means(many.expression, $0) }.count))
    #expect(first.notes.isEmpty && first.requests > 2)
  }

  @Test func `every request for a window is counted`() async throws {
    let library = try made.library(400, seed: 12)
    let window = Window(offset: 0, limit: 60)
    let small = made.search(library) {
      try library.answer(to: $0.replacing("&c=100&", with: "&c=40&"))
    }
    let hits = try await small.hits(
      of: made.query("gold OR silver OR rush"), order: .date, window: window, freshness: .atHand)
    #expect(hits.hits.count == 60 && hits.requests == made.asked.count && hits.requests > 1)
    var ignoring = library
    ignoring.ignored = ["location_state"]
    let other = MadeLibrarySearch()
    let simple = try await other.search(ignoring).hits(
      of: made.query("gold state:Ohio"), order: .date, window: window, freshness: .atHand)
    #expect(simple.requests == 2 && other.asked.count == 2)
  }

  @Test func `without parts, a list says how much of it can be reached`() async throws {
    var library = try made.library(400, seed: 12)
    library.reach = 40
    let search = made.search(library, reach: 40)
    let query = try made.query("gold OR silver OR rush")
    let count = library.pages.filter { MadeQueries.means(query.expression, $0) }.count
    let hits = try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 60), freshness: .atHand)
    #expect(hits.hits.count == 40 && hits.count == .exact(count) && !hits.hasMore)
    #expect(hits.notes == [.onlyFirst(limit: 40, of: count)])
    // A union of truncated lists is not claimed to be exact.
    let either = try made.query("\"gold rush\" OR silver OR (rush mine)")
    let union = try await search.hits(
      of: either, order: .date, window: Window(offset: 0, limit: 500), freshness: .atHand)
    let meant = library.pages.filter { MadeQueries.means(either.expression, $0) }.count
    #expect((union.count.least...(union.count.most ?? .max)).contains(meant), "\(union.count), not \(meant)")
  }

  @Test func `a day with more pages than the server serves is cut off, and says so`() async throws {
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1898-01-02")))
    var library = MadeLibraryPages(
      (1...30).map {
        MadePage(
          page: PageID(issue: issue, sequence: $0), title: "Star", state: "Ohio", language: "English",
          words: ["gold"])
      })
    library.reach = 20
    let search = made.search(library, reach: 20, SearchAllowance(requests: .max, reachesAll: true))
    let hits = try await search.hits(
      of: made.query("gold"), order: .date, window: Window(offset: 0, limit: 60), freshness: .atHand)
    #expect(hits.hits.count == 20 && hits.notes == [.onlyFirst(limit: 20, of: 30)], "\(hits.notes)")
  }
}
