import Links
import Newspapers
import Testing

/// A search for newspapers at the old Chronicling America means the same as an address and as a query.
@Suite struct OldTitleSearchTests {
  private static let old = "https://chroniclingamerica.loc.gov/search/titles/results/?"
  private static let today =
    "https://www.loc.gov/collections/directory-of-us-newspapers-in-american-libraries/?fa="

  @Test(arguments: [
    ("state=New+York", "location_state:new+york", "--state 'New York'"),
    ("county=Umatilla", "location_county:umatilla", "--county Umatilla"),
    ("city=Salem", "location_city:salem", "--city Salem"),
    ("language=ger", "language:german", "--language German"),
    ("frequency=weekly", "publication-frequency:weekly", "--frequency Weekly"),
    ("ethnicity=Polish", "subject_ethnicity:polish", "--ethnicity Polish"),
  ])
  func `each filter is one today`(written: String, facet: String, option: String) throws {
    let link = LinkGrammar.read(OldTitleSearchTests.old + written)
    #expect(link.status == .changed && link.target == .list("titles") && link.note == nil, "\(link)")
    let address = OldTitleSearchTests.today + facet
    #expect(link.address == address + "&all=true")
    let search = try #require(PastedNewspaperSearch(OldTitleSearchTests.old + written))
    #expect(search.command == "broadsheet list \(option)" && search.dropped.isEmpty, "\(search)")
    // Today's address means the same, but for capitals.
    let todays = try #require(PastedNewspaperSearch(address))
    #expect(todays.command.lowercased() == search.command.lowercased() && todays.dropped.isEmpty, "\(todays)")
  }

  @Test func `places have blanks for underscores`() {
    let link = LinkGrammar.read("https://chroniclingamerica.loc.gov/titles/places/New_York/St._Lawrence/")
    let facets = "location_state:new+york%7Clocation_county:st.+lawrence"
    #expect(link.address == OldTitleSearchTests.today + facets + "&all=true")
  }
}
