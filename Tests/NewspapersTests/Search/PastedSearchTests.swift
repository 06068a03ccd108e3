import Newspapers
import Testing

struct PastedSearchTests {
  /// Addresses as made by the sites, and what they search for.
  static let addresses: [(String, String)] = [
    (
      "https://www.loc.gov/collections/chronicling-america/?dl=page&searchType=advanced&qs=Crimson+Tide!Football&ops=PHRASE!AND",
      #""Crimson Tide" Football"#
    ),
    (
      "https://www.loc.gov/collections/chronicling-america/?dl=page&qs=labor+strike&ops=~10&location_state=alabama&searchType=advanced",
      "near/10(labor strike) state:Alabama"
    ),
    (
      "https://www.loc.gov/collections/chronicling-america/?searchType=advanced&qs=alaska+yukon&ops=OR&start_date=1897-07-01&end_date=1899-12-31",
      "(alaska OR yukon) date:1897-07..1899-12"
    ),
    (
      "https://www.loc.gov/collections/chronicling-america/?q=%22gold+rush%22&dates=1897/1899&fa=location_state:washington%7Cnumber_page:0000000001",
      #""gold rush" state:Washington date:1897..1899 page:1"#
    ),
    (
      "https://www.loc.gov/collections/chronicling-america/?dl=page&q=labor+%22general+strike%22&op=OR&dates=1900",
      #"(labor OR "general strike") date:1900"#
    ),
    (
      "https://www.loc.gov/collections/chronicling-america/?dl=page&searchType=Advanced&qs=flood&ops=AND&start_date=1600-01-01&end_date=2100-12-31&front_pages_only=true",
      "flood page:1"
    ),
    (
      "https://chroniclingamerica.loc.gov/search/pages/results/?state=Ohio&state=Iowa&date1=1900&date2=1910&proxtext=clara+bow&x=0&y=0&dateFilterType=yearRange&rows=20&searchType=basic",
      "near/5(clara bow) state:(Iowa OR Ohio) date:1900..1910"
    ),
    (
      "https://chroniclingamerica.loc.gov/search/pages/results/?andtext=gold&ortext=alaska+yukon&phrasetext=steamer+portland&proxtext=&proxdistance=5&date1=07%2F04%2F1897&date2=12%2F31%2F1897&dateFilterType=range&language=ger&lccn=sn83030214&sequence=1",
      #"gold (alaska OR yukon) "steamer portland" lccn:sn83030214 language:German date:1897-07-04..1897-12-31 page:1"#
    ),
    (
      "https://chroniclingamerica.loc.gov/lccn/sn83030214/1905-07-04/ed-1/seq-1/#date1=1789&index=0&rows=20&words=parade&searchType=basic&sequence=0&state=&date2=1963&proxtext=parade&y=0&x=0&dateFilterType=yearRange&page=1",
      "parade"
    ),
    (
      "https://chroniclingamerica.loc.gov/search/pages/results/?andtext=gold&date1=5%2F1898&date2=12%2F1898&dateFilterType=range",
      "gold date:1898-05..1898-12"
    ),
    (
      "https://oregonnews.uoregon.edu/search/pages/results/?proxtext=flood&city=Portland&county=Multnomah&yearRange=1890-1894&sort=date",
      "flood county:Multnomah city:Portland date:1890..1894"
    ),
    (
      "https://oregonnews.uoregon.edu/search/pages/results/?andtext=fire&issue_date=1&date_month=7&date_day=4",
      "fire on:07-04"
    ),
    (
      "https://chroniclingamerica.loc.gov/search/pages/results/?andtext=fire&date1=02/1885&date2=3/1885&dateFilterType=range",
      "fire date:1885-02..1885-03"
    ),
  ]

  @Test(arguments: addresses) func `an address is the search that it makes`(
    _ address: String, _ query: String
  ) throws {
    let read = try SearchQuery.read(address)
    #expect(read.query.description == query)
    #expect(read.notes.first == "The address means \(query).")
  }

  @Test func `what the site ignored, or what has no meaning here, is reported`() throws {
    let either = try SearchQuery.read(
      "https://www.loc.gov/collections/chronicling-america/?q=gold+OR+silver&dl=page")
    #expect(either.query.description == "gold OR silver")
    #expect(either.notes.last == "The site ignored OR, NOT, - and | in this address; here they count.")
    let odd = try SearchQuery.read(
      "https://www.loc.gov/collections/chronicling-america/?q=gold&fa=subject:mines")
    #expect(odd.notes.last == "“subject:mines” in the address means nothing here and was ignored.")
    let site = "https://oregonnews.uoregon.edu/search/pages/results/?andtext=fire&rows=20&page=2&x=3"
    let start = [
      "The address means fire.", "The address is for page 2 of the results; here they start with the first.",
    ]
    #expect(try SearchQuery.read(site).notes == start)
    #expect(
      try SearchQuery.read(site + "&ethnicity=Polish&date_month=7").notes == start + [
        "“ethnicity=Polish” in the address means nothing here and was ignored.",
        "“date_month=7” in the address means nothing here and was ignored.",
      ])
    let second = try SearchQuery.read(
      "https://www.loc.gov/collections/chronicling-america/?q=gold+-silver&op=OR&sp=2&c=40&clip=1")
    #expect(second.query.description == "gold -silver")
    #expect(
      second.notes.suffix(4) == [
        "“op=OR” in the address means nothing here and was ignored.",
        "The site ignored OR, NOT, - and | in this address; here they count.",
        "The address is for page 2 of the results; here they start with the first.",
        "“clip=1” in the address means nothing here and was ignored.",
      ])
    let page = try SearchQuery.read(
      "https://www.loc.gov/resource/sn83030214/1905-07-04/ed-1/?sp=4&q=parade&r=0,1,2")
    #expect(
      page.notes == [
        "The address means parade.",
        "The address is of a page, sn83030214/1905-07-04/ed-1/seq-4; the search is for all pages.",
      ])
  }

  @Test(arguments: [
    "https://www.loc.gov/collections/chronicling-america/", "https://example.org/?x=1", "http://",
    "https://chroniclingamerica.loc.gov/search/pages/results/?state=Ohoi&andtext=a%",
  ])
  func `an address that is not a search is an error`(address: String) {
    #expect(throws: SearchQueryError.self) { try SearchQuery.read(address) }
  }

  static let flood =
    "https://www.loc.gov/collections/chronicling-america/?dl=page&qs=flood&ops=AND&searchType=advanced&fa=a|b"

  @Test(arguments: [
    ("ADDRESS state:Ohio", "flood state:Ohio"), ("NOT ice ADDRESS date:1913", "-ice flood date:1913"),
    ("ADDRESS levee OR dam", "(flood levee) OR dam"), ("(ADDRESS OR levee) dam", "(flood OR levee) dam"),
    ("(levee OR ADDRESS) dam", "(levee OR flood) dam"),
    ("dam -ADDRESS", "dam -flood"), ("\"by the dam\" ADDRESS", "\"by the dam\" flood"),
  ])
  func `words beside an address narrow it`(text: String, meant: String) throws {
    let read = try SearchQuery.read(text.replacing("ADDRESS", with: Self.flood))
    #expect(try read.query == SearchQuery.read(meant).query)
    #expect(read.notes.first == "The address means flood." && read.address == Self.flood)
    #expect(read.notes.last == "Read as \(read.query).")
  }

  @Test func `dates beside an address lie within its own`() throws {
    let address = Self.flood + "&start_date=1897-01-01&end_date=1899-12-31"
    #expect(try SearchQuery.read("\(address) date:1899..1905").query.description == "flood date:1899")
    #expect(throws: SearchQueryError.self) { try SearchQuery.read("\(address) date:1913") }
  }

  @Test(arguments: [
    ("dam https://example.org/?x=1", 5), ("ADDRESS state:Ohoi", flood.count + 8),
    ("ADDRESS ADDRESS", flood.count + 2), ("(dam ADDRESS", 1),
  ])
  func `a mistake beside an address is at its column`(text: String, column: Int) {
    let error = #expect(throws: SearchQueryError.self) {
      try SearchQuery.read(text.replacing("ADDRESS", with: Self.flood))
    }
    #expect(error?.column == column, "\(String(describing: error))")
  }

  @Test(arguments: [#""see https://example.org/?q=a" dam"#, #"dam title:(star OR "http://a")"#])
  func `a quoted address is words`(text: String) throws {
    let read = try SearchQuery.read(text)
    #expect(read.address == nil)
    #expect(try SearchQuery.read(read.query.description).query == read.query)
  }
}
