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

  @Test func `leaving out what is named is enough`() async throws {
    #expect(try await excess("(\(MadeQueries.phrases(2))) page:1..3") == nil)
    #expect(
      try await excess("(\(MadeQueries.phrases(9))) page:1..9", allowed: 3)
        == .lists([.phrases, .values(.page)]))
  }
}
