import LocGov
import Newspapers
import Testing

@testable import TestSupport

/// What a refused search has too much of.
struct ExcessTests {
  private let made = MadeLibrarySearch()

  private func excess(_ text: String, allowed: Int = 8) async throws -> SearchExcess? {
    let search = made.search(try made.library(20), SearchAllowance(requests: allowed))
    do {
      _ = try await search.hits(
        of: made.query(text), order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
      return nil
    } catch let error as NewspaperError {
      guard case .tooCostly(_, _, _, _, let excess) = error else { throw error }
      return excess
    }
  }

  @Test(arguments: [
    (MadeQueries.phrases(12), SearchExcess.parts(.phrases, surplus: 4, of: 12)),
    ("(\(MadeQueries.phrases(5))) -bell", SearchExcess.parts(.phrases, surplus: 1, of: 5)),
    ("gold on:07-04 date:1900..1910", SearchExcess.parts(.values(.date), surplus: 3, of: 11)),
    ("gold page:1..9", SearchExcess.parts(.values(.page), surplus: 1, of: 9)),
    (
      "gold -rush -silver -mine -strike -flood -river -bell -zinc",
      SearchExcess.parts(.exclusions, surplus: 1, of: 8)
    ),
    ("(\(MadeQueries.phrases(9))) page:1..3", SearchExcess.parts(.phrases, surplus: 7, of: 9)),
  ]) func `as many parts are named as have to be left out`(text: String, excess: SearchExcess) async throws {
    #expect(try await self.excess(text) == excess)
    #expect(made.asked.count == 0)
  }

  /// The lengths of all intersections are needed, too.
  @Test func `a refused exact count says what it takes, not what the lists take`() async throws {
    let search = made.search(
      try made.library(20), SearchAllowance(requests: 8, countsExactly: true))
    await #expect(
      throws: NewspaperError.tooCostly(
        source: "www.loc.gov", requests: 511, seconds: 511 * 33, limit: 12, excess: .lists([.phrases]))
    ) { try await search.count(of: self.made.query(MadeQueries.phrases(9)), freshness: .recent) }
    #expect(made.asked.count == 0)
  }

  /// No page is of two days.
  @Test func `an exact count from at most twelve lists takes no permission`() async throws {
    let library = try made.library(100)
    let query = try made.query("gold on:01-03 date:1890..1900")
    let meant = library.pages.filter { page in
      page.words.contains("gold") && (page.page.issue.date.month, page.page.issue.date.day) == (1, 3)
    }.count
    let search = made.search(library, SearchAllowance(requests: 8, countsExactly: true))
    #expect(try await search.count(of: query, freshness: .recent) == .exact(meant))
    #expect(made.asked.count == 11 && meant > 0)
  }

  @Test func `leaving out what is named is enough`() async throws {
    #expect(try await excess("(\(MadeQueries.phrases(2))) page:1..3") == nil)
    #expect(
      try await excess("(\(MadeQueries.phrases(9))) page:1..9", allowed: 3)
        == .lists([.phrases, .values(.page)]))
  }
}
