import LocGov
import Newspapers
import Testing

@testable import TestSupport

/// Searches that need as many lists as requests are allowed.
@Suite(.timeLimit(.minutes(1))) struct ManyListsTests {
  private let made = MadeLibrarySearch()

  private func hits(
    _ search: any FullTextSearch, _ query: SearchQuery, _ freshness: Freshness = .recent
  ) async throws -> SearchHits {
    try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 500), freshness: freshness)
  }

  @Test(arguments: 1...12) func `all rows of lists that arrived are shown`(lists: Int) async throws {
    let library = try made.library(60)
    let query = try made.query(MadeQueries.phrases(lists))
    let meant = Set(library.pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
    let found = try await hits(made.search(library, SearchAllowance(requests: lists)), query)
    #expect(Set(found.hits.map(\.page)) == meant && found.hits.count == meant.count && !meant.isEmpty)
    #expect(!found.hasMore && found.count == .exact(meant.count), "\(found.count)")
    #expect(made.asked.count == lists && found.notes.allSatisfy { !$0.saysPartly })
  }

  @Test func `lists of pages to leave out take requests, too`() async throws {
    let library = try made.library(60)
    let query = try made.query("(\(MadeQueries.phrases(4))) -bell")
    let meant = Set(library.pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
    let found = try await hits(made.search(library, SearchAllowance(requests: 8)), query)
    #expect(Set(found.hits.map(\.page)) == meant && !meant.isEmpty && !found.hasMore)
    #expect(made.asked.count <= 8)
  }

  /// No page has that edition.
  @Test func `if all pages take too many requests, that is known after the first`() async throws {
    let search = made.search(
      try made.library(600), SearchAllowance(requests: 3, reachesAll: true))
    let first = try await hits(search, made.query("gold edition:7"), .atHand)
    #expect(made.asked.count == 1 && first.hits.isEmpty && first.hasMore && first.requestsLeft > 2)
  }

  /// The Library has more pages of the first day than the first two responses.
  @Test func `of a day that takes more requests than are allowed, what arrived is shown`() async throws {
    var (dice, day): (SeededDice, [MadePage]) = (SeededDice(5), [])
    let date = try #require(IssueDate("1897-01-01"))
    for number in 0..<300 {
      let issue = IssueID(lccn: try LCCN("sn83030214"), date: date, edition: 1)
      let words = [dice.once(in: 2) ? "gold" : "flood", "gold", "rush", "silver", "mine"]
      day.append(
        MadePage(
          page: PageID(issue: issue, sequence: 1 + number), title: "The evening star", state: "Ohio",
          language: "English", words: words))
    }
    let search = made.search(MadeLibraryPages(day), SearchAllowance(requests: 2))
    let query = try made.query("\"gold rush\" OR \"silver mine\"")
    let part = try await hits(search, query)
    #expect(!part.hits.isEmpty && part.hasMore && part.notes.contains { $0.saysPartly })
    #expect(made.asked.count == 2)
    var whole = part
    for _ in 0..<4 where whole.hasMore { whole = try await hits(search, query, .atHand) }
    #expect(whole.hits.count == 300 && Set(whole.hits.map(\.page)).count == 300 && !whole.hasMore)
    #expect(Array(whole.hits.prefix(part.hits.count)) == part.hits)
  }
}

extension SearchNote {
  /// Whether it says that not everything was checked.
  fileprivate var saysPartly: Bool { if case .checked = self { true } else { false } }
}
