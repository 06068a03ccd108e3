import LocGov
import Newspapers
import Synchronization
import Testing

@testable import TestSupport

/// A server that ignores the words of a search, and lists all pages that have its fields.
struct IgnoredWordsTests {
  private let made = MadeLibrarySearch()
  private static let window = Window(offset: 0, limit: 5)

  private func library(ignoring names: Set<String>, marks: Bool = true) throws -> MadeLibraryPages {
    var library = try made.library()
    (library.ignored, library.marksWords) = (names, marks)
    return library
  }

  /// How many requests were for other words.
  private var others: Int { made.asked.addresses.withLock { $0.count { !$0.contains("gold") } } }

  @Test(arguments: ["gold", "gold state:Ohio", "gold state:Ohio page:1", "gold date:1898"])
  func `is an error, however few pages have the fields`(text: String) async throws {
    let search = made.search(try library(ignoring: ["qs", "q"]))
    let query = try made.query(text)
    func expectError(_ ask: () async throws -> Void) async {
      do {
        try await ask()
        Issue.record("no error")
      } catch {
        guard case .ignoredFilter(_, let what)? = error as? NewspaperError else {
          Issue.record("\(error)")
          return
        }
        #expect(what.hasSuffix("with a made-up word"), "\(what)")
      }
    }
    await expectError {
      _ = try await search.hits(of: query, order: .date, window: Self.window, freshness: .recent)
    }
    await expectError { _ = try await search.count(of: query, freshness: .recent) }
    await expectError { _ = try await search.facet(.decade, of: query, freshness: .recent) }
  }

  @Test func `is asked by the simple search instead, if that has them`() async throws {
    let library = try library(ignoring: ["qs"])
    let query = try made.query("gold state:Ohio")
    let meant = library.pages.filter { MadeQueries.means(query.expression, $0) }.count
    let hits = try await made.search(library).hits(
      of: query, order: .date, window: Self.window, freshness: .recent)
    #expect(hits.count == .exact(meant) && meant > 0, "\(hits.count)")
    #expect(hits.notes.contains { if case .simplified = $0 { true } else { false } })
  }

  @Test func `is told from one that does not say what it found by one request an hour`() async throws {
    let search = made.search(try library(ignoring: [], marks: false))
    for text in ["gold state:Ohio", "gold rush state:Ohio"] {
      let query = try made.query(text)
      let hits = try await search.hits(of: query, order: .date, window: Self.window, freshness: .recent)
      #expect(!hits.hits.isEmpty && hits.hits.allSatisfy { $0.kind == .unverified })
      _ = try await search.count(of: query, freshness: .recent)
      _ = try await search.facet(.decade, of: query, freshness: .recent)
    }
    #expect(others == 1, "\(others)")
  }

  @Test func `takes no request to tell if rows say what was found`() async throws {
    let search = made.search(try library(ignoring: []))
    let query = try made.query("gold state:Ohio")
    let hits = try await search.hits(of: query, order: .date, window: Self.window, freshness: .recent)
    _ = try await search.count(of: query, freshness: .recent)
    _ = try await search.facet(.decade, of: query, freshness: .recent)
    #expect(others == 0 && hits.requests == 1, "\(others), \(hits.requests)")
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func `may take another request to tell, which is priced and counted`(marks: Bool, requests: Int)
    async throws
  {
    let search = made.search(try library(ignoring: [], marks: marks))
    let query = try made.query("gold state:Ohio")
    #expect(try await search.explanation(of: query, order: .date).checkRequests == 1)
    let fields = try await search.explanation(of: made.query("state:Ohio"), order: .date)
    #expect(fields.checkRequests == 0)
    #expect(try await search.facet(.decade, of: query, freshness: .recent).requests == requests)
    let years = try made.query("gold date:1896..1899")
    let price = try await search.trendPrice(by: .year, of: years)
    #expect(price.requests == 4 && price.most == 8 && price.seconds == 264)
    let before = made.asked.count
    let trend = try await search.trend(by: .year, of: years, freshness: .recent)
    let checked = marks ? 0 : trend.rows.count { $0.found.least > 0 }
    #expect(trend.mostRequests == 8 && made.asked.count - before == 4 + checked)
  }
}
