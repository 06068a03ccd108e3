import Newspapers
import Testing

/// What sites make of the parameters of an address.
struct PastedSearchRuleTests {
  private static let library = "https://www.loc.gov/collections/chronicling-america/?dl=page&"
  private static let old = "https://chroniclingamerica.loc.gov/search/pages/results/?andtext=gold&"
  private static let site = "https://oregonnews.uoregon.edu/search/pages/results/?andtext=gold&"

  @Test(arguments: [
    ("q=gold&fa=location_state:ohio%7Clocation_state:michigan", "gold state:Ohio (state:Michigan)"),
    ("q=gold&fa=location_state:ohio&fa=location_state:michigan", "gold state:Ohio (state:Michigan)"),
    ("q=gold&fa=language:german|language:english", "gold language:German (language:English)"),
    ("q=gold&searchType=advanced&location_state=ohio!iowa", "gold state:(Iowa OR Ohio)"),
    ("q=gold&searchType=advanced&location_state=ohio&fa=location_state:ohio", "gold state:Ohio"),
  ])
  func `facets are intersected, repeated parameters are alternatives`(
    parameters: String, query: String
  ) throws {
    let read = try SearchQuery.read(Self.library + parameters).query
    #expect(read.description == query)
    #expect(try SearchQuery.read(query).query == read)
  }

  @Test func `two facets that no page can have are an error`() {
    #expect(throws: SearchQueryError.self) {
      try SearchQuery.read(Self.library + "q=gold&fa=number_page:0000000001|number_page:0000000002")
    }
  }

  @Test(arguments: [
    (
      library + "q=gold&start_date=1897-01-01&end_date=1897-12-31",
      "end_date, start_date without searchType=advanced"
    ),
    (library + "q=gold&searchType=simple&location_state=ohio", "location_state without searchType=advanced"),
    (old + "date1=1897&date2=1898", "date1, date2 without dateFilterType=range"),
    (old + "date1=1897&dateFilterType=range&date2=", "date1 without dateFilterType=range"),
    (old + "year=1897", "year without dateFilterType=year"),
    (site + "date1=07/04/1897&date2=12/31/1897", "date1, date2 without dateFilterType=range"),
  ])
  func `what the site ignores is ignored, and named`(address: String, ignored: String) throws {
    let read = try SearchQuery.read(address)
    #expect(read.query.description == "gold")
    #expect(
      read.notes == ["The address means gold.", "The site ignores \(ignored), and so does this search."])
  }

  @Test(arguments: [
    (old + "date1=1789&date2=1963", "gold"), (old + "year=1897&dateFilterType=year", "gold date:1897"),
    (site + "date1=1897-07-04&date2=1897-12-31", "gold date:1897-07-04..1897-12-31"),
    (site + "date1=1897-07-04", "gold date:1897-07-04.."),
    (library + "q=gold&dates=1897/1898", "gold date:1897..1898"),
  ])
  func `what the site reads counts`(address: String, query: String) throws {
    let read = try SearchQuery.read(address)
    #expect(try read.query == SearchQuery.read(query).query && read.notes.count == 1, "\(read)")
  }

  @Test func `an address of which the site ignores everything says why it finds all pages`() throws {
    let error = #expect(throws: SearchQueryError.self) {
      try SearchQuery.read(Self.library + "qs=gold&ops=AND")
    }
    #expect(
      error?.message
        == "This address finds all pages, because the site ignores ops, qs without searchType=advanced.")
  }

  @Test func `an address of a newspaper searches that newspaper`() throws {
    let read = try SearchQuery.read("https://www.loc.gov/item/sn83045462/?q=influenza&dl=page")
    #expect(read.query.description == "influenza lccn:sn83045462" && read.notes.count == 1)
    let issue = try SearchQuery.read("https://www.loc.gov/item/sn83045462/1918-10-05/ed-1/?q=influenza")
    #expect(issue.query.description == "influenza")
    #expect(
      issue.notes.last
        == "The address is of an issue, sn83045462/1918-10-05/ed-1; the search is for all pages.")
  }

  @Test(arguments: ["www.loc.gov", "WWW.loc.gov"]) func `an address needs no scheme`(host: String) throws {
    let address = "\(host)/collections/chronicling-america/?q=gold&dl=page"
    let read = try SearchQuery.read(address)
    #expect(read.query.description == "gold" && read.address == "https://\(address)")
    let among = try SearchQuery.read("rush \(address) state:Ohio")
    #expect(among.query.description == "rush gold state:Ohio" && among.address == "https://\(address)")
    let words = try SearchQuery.read("\"\(host)/about\"").query
    #expect(try SearchQuery.read(words.description).query == words)
  }
}
