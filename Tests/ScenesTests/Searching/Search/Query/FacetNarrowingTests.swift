import Newspapers
import Presentation
import TestSupport
import Testing

/// A value that was counted, chosen to narrow the search.
@Suite(.timeLimit(.minutes(2))) struct FacetNarrowingTests {
  /// Also for a newspaper in two languages.
  private func pages() throws -> [TextSearch.Page] {
    let issue = IssueID(lccn: try LCCN("sn84026994"), date: try #require(IssueDate("1906-05-01")))
    let facts = PageFacts(
      page: PageID(issue: issue, sequence: 1), title: "Volksblatt",
      places: [Place(state: "Ohio")], languages: ["German", "English"])
    return try TextSearch.Page.samples() + [TextSearch.Page(facts, text: "A gold rush, und eine Flut.")]
  }

  @Test(arguments: [
    "rush", "gold OR flood", "rush date:1890..1899", "rush date:(1897-08 OR 1913)",
    "rush date:(1897-08 OR 1898 OR 1906..1913)", "rush date:1890..1906 (date:(1897 OR 1906))",
    "rush language:German", "rush language:(German OR French)", "rush state:(Ohio OR California)",
    "rush -date:1897",
  ])
  func `leaves as many pages as were counted for it`(text: String) async throws {
    let search = StubSearch(try pages())
    let query = try SearchQuery.read(text).query
    for kind in SearchFacet.Kind.allCases {
      let facet = try await search.facet(kind, of: query, freshness: .atHand)
      #expect(!facet.values.isEmpty)
      for value in facet.values {
        let narrowed = try SearchQuery.read(query.narrowed(by: value.field)).query
        let count = try await search.count(of: narrowed, freshness: .atHand)
        #expect(count == .exact(value.count), "\(value.name): \(narrowed)")
      }
    }
  }
}
