import Newspapers
import Testing

/// Addresses of searches for newspapers.
struct PastedNewspaperSearchTests {
  static let directory =
    "https://www.loc.gov/collections/directory-of-us-newspapers-in-american-libraries/"

  static let addresses: [(String, String)] = [
    (
      "https://chroniclingamerica.loc.gov/search/titles/results/?terms=evening+star&state=Ohio&county=&year1=1690&year2=2009",
      "broadsheet list --state Ohio --query 'evening star'"
    ),
    (
      "https://news.example.org/search/titles/results/?frequency=weekly&language=ger&year1=1850&year2=1900&page=2",
      "broadsheet list --language German --frequency Weekly --from 1850 --to 1900"
    ),
    (
      directory + "?q=evening+star&fa=location_state:new+york%7Clanguage:german&dates=1850/1900&all=true",
      "broadsheet list --state 'New York' --language German --from 1850 --to 1900 --query 'evening star'"
    ),
    (
      "https://www.loc.gov/collections/chronicling-america/?dl=title&fa=location_state:ohio%7Cnumber_lccn:sn83030214",
      "broadsheet list --state Ohio --query sn83030214 --digitized"
    ),
    ("https://www.loc.gov/collections/chronicling-america/titles/", "broadsheet list --digitized"),
    (directory + "?q=-star", "broadsheet list --query=-star"),
  ]

  @Test(arguments: addresses) func `an address is a list of newspapers`(
    _ address: String, _ command: String
  ) throws {
    let search = try #require(PastedNewspaperSearch(address))
    #expect(search.command == command && search.dropped.isEmpty, "\(search)")
    let error = #expect(throws: SearchQueryError.self) { try SearchQuery.read("dam \(address)") }
    #expect(error?.column == 5)
    #expect(error?.sentence.hasSuffix("not for pages. To list them: \(command)") == true)
  }

  @Test func `what narrows no list is named`() throws {
    let address = Self.directory + "?q=star&fa=subject:mines%7Clocation_state:ohio&fa=location_state:iowa"
    let search = try #require(PastedNewspaperSearch(address))
    #expect(search.query == NewspaperQuery(state: "Ohio", words: "star"))
    #expect(search.dropped == ["subject=mines", "location_state=Iowa"])
    let error = #expect(throws: SearchQueryError.self) { try SearchQuery.read(address) }
    #expect(error?.message.contains("To list them, without subject=mines, location_state=Iowa: ") == true)
  }

  @Test(arguments: [
    "https://www.loc.gov/collections/chronicling-america/?dl=page&q=gold",
    "https://www.loc.gov/collections/chronicling-america/?q=gold", "evening star", "sn83030214",
    "https://chroniclingamerica.loc.gov/search/pages/results/?andtext=gold",
    "https://www.loc.gov/resource/sn83030214/1905-07-04/ed-1/?sp=4&q=parade",
  ])
  func `other addresses are not`(text: String) { #expect(PastedNewspaperSearch(text) == nil) }
}
