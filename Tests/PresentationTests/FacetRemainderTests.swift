import Newspapers
import Presentation
import Testing

/// What is said about pages that none of the listed values counts.
@Suite(.timeLimit(.minutes(1))) struct FacetRemainderTests {
  @Test(arguments: [
    (SearchFacet.Kind.state, "at least 226 pages have other states or none", "≥226"),
    (.language, "at least 226 pages have other languages or none", "≥226"),
    (.title, "226 pages have other titles or none", "226"),
  ])
  func `is a bound if a page may have several values`(kind: SearchFacet.Kind, words: String, brief: String) {
    #expect(SearchWords.words(for: .unlisted(226), of: kind) == words)
    #expect(SearchWords.brief(.unlisted(226), of: kind).count == brief)
  }

  @Test func `is a number if it was counted`() {
    #expect(SearchWords.brief(.unsaid(3), of: .state).count == "3")
    #expect(SearchWords.words(for: .unlisted(1), of: .state) == "at least 1 page has another state or none")
  }
}
