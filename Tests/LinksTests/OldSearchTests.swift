import Links
import Testing

/// The dates of old searches, only some of which counted.
@Suite struct OldSearchTests {
  private static let search = "http://chroniclingamerica.loc.gov/search/pages/results/?andtext=gold&"
  private static let today =
    "https://www.loc.gov/collections/chronicling-america/?dl=page&searchType=advanced&qs=gold&ops=AND"

  @Test(arguments: [
    ("dateFilterType=yearRange&date1=1898&date2=1899", "1898-01-01", "1899-12-31"),
    ("dateFilterType=range&date1=05/1898&date2=7/1898", "1898-05-01", "1898-07-31"),
    ("dateFilterType=range&date1=1/5/1898&date2=07/04/1898", "1898-01-05", "1898-07-04"),
    ("dateFilterType=year&year=1898&date1=1836&date2=1922", "1898-01-01", "1898-12-31"),
    ("dateFilterType=range&year=1836&date1=1898&date2=02/1898", "1898-01-01", "1898-02-28"),
  ])
  func `dates that counted are kept`(parameters: String, from: String, to: String) {
    let link = LinkGrammar.read(OldSearchTests.search + parameters)
    #expect(link.status == .changed && link.note == nil, "\(link)")
    #expect(link.address == OldSearchTests.today + "&start_date=\(from)&end_date=\(to)")
  }

  @Test(arguments: [
    ("date1=1898&date2=1899", "date1, date2 never had an effect, and are left out"),
    ("dateFilterType=year&date1=1836&date2=1922", "date1, date2 never had an effect, and are left out"),
    ("dateFilterType=bogus&date1=1898&date2=1899", "date1, date2 never had an effect, and are left out"),
    ("dateFilterType=range&date1=1898&date2=", "date1 never had an effect, and is left out"),
    ("dateFilterType=range&date1=May&date2=1899", "date1, date2 never had an effect, and are left out"),
    ("year=1898", "year never had an effect, and is left out"),
  ])
  func `dates that never counted are left out, which is said`(parameters: String, note: String) {
    let link = LinkGrammar.read(OldSearchTests.search + parameters)
    #expect(link.status == .approximate && link.note == note, "\(link)")
    #expect(link.address == OldSearchTests.today)
  }

  @Test func `of a date in another form, the year counted`() {
    let link = LinkGrammar.read(
      OldSearchTests.search + "date1=1898-01-05&date2=1898-12-31&dateFilterType=range")
    #expect(link.note == "1898-01-05 counted as 1898; 1898-12-31 counted as 1898", "\(link)")
    #expect(link.status == .approximate)
    #expect(link.address == OldSearchTests.today + "&start_date=1898-01-01&end_date=1898-12-31")
  }

  @Test(arguments: [
    "date1=1789&date2=1963", "date1=&date2=", "dateFilterType=yearRange&date1=1789&date2=1963",
  ])
  func `dates of the whole collection choose nothing`(parameters: String) {
    let link = LinkGrammar.read(OldSearchTests.search + parameters)
    #expect(link.status == .changed && link.note == nil && link.address == OldSearchTests.today, "\(link)")
  }

  @Test(arguments: ["http://chroniclingamerica.loc.gov", "https://news.example.org"])
  func `a search that chooses no pages is an empty one, at a site too`(place: String) {
    let link = LinkGrammar.read(place + "/search/pages/results/?andtext=&rows=20")
    #expect(link.target == .search("") && link.note == "an empty search", "\(link)")
  }

  @Test func `a proposal ends its sentence`() {
    let link = LinkGrammar.read(OldSearchTests.search + "dateFilterType=range&date1=1898&date2=1890")
    #expect(link.status == .unknown)
    #expect(link.note?.hasSuffix("1898 is later than 1890. Did you mean date:1890..1898?") == true, "\(link)")
  }

  @Test func `an apostrophe is quoted in the command that a note names`() {
    let parameters = "andtext=o'clock&proxtext=labor+strike&proxdistance=50"
    let link = LinkGrammar.read("http://chroniclingamerica.loc.gov/search/pages/results/?" + parameters)
    let command = #"or broadsheet search 'o'\''clock near/50(labor strike)'"#
    #expect(link.note?.hasSuffix(command) == true, "\(link)")
  }

  @Test(
    arguments: [
      ("5", "%7E5", nil), ("7", "%7E10", "near/7(labor strike), which becomes near/10"),
      ("50", "AND", "near/50(labor strike)"),
    ] as [(String, String, String?)])
  func `words near each other are as near as the Library can say`(
    distance: String, operation: String, left: String?
  ) {
    let link = LinkGrammar.read(
      "http://chroniclingamerica.loc.gov/search/pages/results/?proxtext=labor+strike&proxdistance=\(distance)"
    )
    #expect(link.address?.hasSuffix("&qs=labor+strike&ops=\(operation)") == true, "\(link)")
    #expect(link.status == (left == nil ? .changed : .approximate))
    if let left { #expect(link.note?.hasPrefix("finds more: without \(left)") == true, "\(link)") }
  }
}
