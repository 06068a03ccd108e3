import Links
import Testing

/// The old lists of digitized newspapers, which could be filtered.
@Suite struct OldNewspaperListTests {
  private static let old = "https://chroniclingamerica.loc.gov/newspapers"
  private static let list = "https://www.loc.gov/collections/chronicling-america/"

  @Test(arguments: [
    ("/?state=Ohio&ethnicity=&language=", "location_state:ohio"),
    ("/?state=&ethnicity=Polish&language=", "subject_ethnicity:polish"),
    ("/?language=ger", "language:german"), ("/?language=German", "language:german"),
    ("/all_states/?state=New+York", "location_state:new+york"),
    ("/ohio/?language=ger", "location_state:ohio%7Clanguage:german"),
    (
      "/?state=Illinois&ethnicity=Polish&language=pol",
      "location_state:illinois%7Clanguage:polish%7Csubject_ethnicity:polish"
    ),
  ])
  func `a filter is one today`(written: String, facets: String) {
    let link = LinkGrammar.read(OldNewspaperListTests.old + written)
    #expect(link.status == .changed && link.note == nil && link.target == .list("titles"), "\(link)")
    #expect(link.address == OldNewspaperListTests.list + "?dl=title&fa=" + facets, "\(link)")
  }

  @Test(arguments: ["/", "/?state=&ethnicity=&language=", "/all_states/"])
  func `without filters, it is the list of all`(written: String) {
    let link = LinkGrammar.read(OldNewspaperListTests.old + written)
    #expect(link.status == .changed && link.address == OldNewspaperListTests.list + "titles/", "\(link)")
  }

  @Test func `the code of an unknown language is left out, which is said`() {
    let link = LinkGrammar.read(OldNewspaperListTests.old + "/?state=Ohio&language=qqq")
    #expect(link.status == .approximate && link.note == "without language qqq", "\(link)")
    #expect(link.address == OldNewspaperListTests.list + "?dl=title&fa=location_state:ohio", "\(link)")
  }
}
