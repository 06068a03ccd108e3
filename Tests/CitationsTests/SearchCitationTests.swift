import Citations
import Newspapers
import Testing

/// Citations of a search that has no address: the day is all that dates it.
struct SearchCitationTests {
  private static let start = "“Search for ‘gold OR silver"

  private var search: Reference {
    var reference = Reference(.search("gold OR silver"), title: "Search for “gold OR silver”")
    reference.accessed = Examples.fetched
    reference.collection = .chroniclingAmerica
    return reference
  }

  @Test(arguments: [
    (
      CitationStyle.chicago,
      "\(SearchCitationTests.start),’” Chronicling America, Library of Congress, accessed November 21, 2026."
    ),
    (
      .chicagoBibliography,
      "Library of Congress. \(SearchCitationTests.start).’” Chronicling America. Accessed November 21, 2026."
    ),
    (
      .mla,
      "\(SearchCitationTests.start).’” *Chronicling America*, Library of Congress. Accessed 21 Nov. 2026."
    ),
    (
      .apa,
      "Library of Congress. (n.d.). *Search for “gold OR silver”*. Chronicling America. Retrieved November 21, 2026."
    ),
  ])
  func `its words are whole, and have the day`(style: CitationStyle, expected: String) {
    #expect(style.citation(search) == expected)
  }

  @Test(arguments: [
    (CitationStyle.ris, "Y2  - 2026/11/21/\r\n"), (.cslJSON, #""accessed":{"date-parts":[[2026,11,21]]}"#),
    (.bibLaTeX, "urldate = {2026-11-21}"), (.bibTeX, "Accessed November 21, 2026."),
    (.wikipedia, "|access-date=November 21, 2026"),
  ])
  func `its records have the day`(style: CitationStyle, field: String) {
    #expect(style.citation(search).contains(field))
  }
}
