import Newspapers
import TestSupport
import Testing

/// Titles with place and years, as in facets of the Library and in addresses that have them.
struct WholeTitleTests {
  private func newspaper(_ lccn: String, _ title: String, _ place: Place?, _ years: String) throws
    -> Newspaper
  {
    Newspaper(
      lccn: try LCCN(lccn), title: title, places: place.map { [$0] } ?? [], years: PublicationYears(years))
  }

  private func lookup() throws -> FieldLookup {
    let capital = Place(state: "District of Columbia", city: "Washington")
    let directory = StubDirectory(
      [
        try newspaper("sn83045462", "Evening Star", capital, "1854-1972"),
        try newspaper("sn83045463", "Evening star", capital, "1852-1854"),
        try newspaper("sn84000001", "The evening star herald", capital, "1890-1891"),
        try newspaper("sn84000002", "Evening star", Place(state: "Ohio", city: "Washington"), "1854-1972"),
        try newspaper("sn84000003", "Evening star", Place(state: "Ohio", city: "Toledo"), "1854-1972"),
      ], isLocal: true)
    return FieldLookup(titles: directory, catalog: directory, library: NoLibrary())
  }

  private static let address = "https://www.loc.gov/collections/chronicling-america/?dl=page&q=flood&"

  @Test(arguments: [
    (address + "fa=partof_title:evening+star+(washington,+d.c.)+1854-1972", ["sn83045462"]),
    (address + "searchType=advanced&partof_title=evening+star+(washington,+d.c.)+1854-1972", ["sn83045462"]),
    (address + "fa=partof_title:evening+star+(washington,+d.c.)+1860-1869", ["sn83045462", "sn83045463"]),
    ("flood title:\"Evening star (Washington, Ohio) 1854-1972\"", ["sn84000002"]),
    ("flood title:\"Evening Star (Washington, D.C.), 1854–current\"", ["sn83045462"]),
    ("flood title:\"Evening Star (Washington, D.C.), 185?–18??\"", ["sn83045463"]),
    ("flood title:\"evening star (toledo, ohio)\"", ["sn84000003"]),
    ("flood title:\"star herald\"", ["sn84000001"]),
  ])
  func `are those of the newspapers with that place and, if any has them, these years`(
    text: String, lccns: [String]
  ) async throws {
    let query = try SearchQuery.read(text).query
    #expect(try SearchQuery.read(query.description).query == query)
    let field = try #require(query.requiredFields.first)
    #expect(try await lookup().newspapers(with: field) == Set(try lccns.map { try LCCN($0) }))
  }

  @Test func `are those of no newspaper elsewhere`() async throws {
    let field = SearchField(.title, [.words("evening star (salem, or.) 1854-1972")])
    await #expect(throws: NewspaperError.self) { try await lookup().newspapers(with: field) }
  }

  @Test(arguments: [
    ("evening star (washington, d.c.) 1854-1972", true), ("evening star (toledo, ohio)", false),
  ])
  func `hold for pages of that place`(words: String, holds: Bool) throws {
    let issue = IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1918-10-05")))
    let facts = PageFacts(
      page: PageID(issue: issue, sequence: 1), title: "Evening star",
      places: [Place(state: "District of Columbia", city: "Washington")])
    #expect(facts.holds(SearchField(.title, [.words(words)])) == holds)
  }
}
