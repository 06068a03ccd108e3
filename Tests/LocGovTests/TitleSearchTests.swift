import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Searches of the Library by what only the catalog knows of newspapers.
struct TitleSearchTests {
  private func search(_ titled: Set<LCCN>, elsewhere: Set<LCCN>) -> PlannedSearch {
    let client = StubHTTPClient { _ async throws(HTTPError) in throw .offline }
    let service = LocGovService(client: client, readLayout: TestLayout.read, now: { 1_795_000_000 })
    return PlannedSearch(
      service.pages, lookup: { _ in titled }, elsewhere: { _, some in some.intersection(elsewhere) },
      vocabulary: { _ in [] }, now: { 1_795_000_000 })
  }

  @Test func `a title that is counted narrows to its own newspaper, if that is known`() async throws {
    var dice = SeededDice(3)
    let library = MadeLibraryPages(try MadePage.made(100, &dice))
    let client = StubHTTPClient.answering { try library.answer(to: $0) }
    let star = try LCCN("sn83030214")
    let search = PlannedSearch(
      LocGovService(client: client, readLayout: TestLayout.read, now: { 1_795_000_000 }).pages,
      lookup: { _ in [] }, vocabulary: { _ in [] },
      named: { $0.name.hasPrefix("the evening star") ? star : nil }, now: { 1_795_000_000 })
    let facet = try await search.facet(.title, of: SearchQuery.read("gold").query, freshness: .recent)
    #expect(facet.values.count == 4)
    for value in facet.values {
      let isStar = value.name.hasPrefix("The Evening Star")
      #expect(value.field.name == (isStar ? .lccn : .title), "\(value)")
      #expect(!isStar || value.field == SearchField(.lccn, [.name("sn83030214")]))
    }
  }

  /// Each takes a request, but more than eight are a check of each row.
  @Test func `newspapers that the catalog has in other places are not asked for`() async throws {
    let many = Set(try (1...9).map { try LCCN("sn8303021\($0)") })
    let few = Set(many.sorted().prefix(2))
    let search = search(many, elsewhere: many.subtracting(few))
    func explained(_ text: String, by search: PlannedSearch) async throws -> SearchExplanation {
      try await search.explanation(of: SearchQuery.read(text).query, order: .date)
    }
    let placed = try await explained("flood title:star city:Toledo state:Ohio", by: search)
    #expect(placed.checks.isEmpty && placed.requests == 2)
    #expect(
      placed.lists.allSatisfy { list in list.parameters.contains { $0.contains("number_lccn:") } },
      "\(placed.lists)")
    #expect(placed.lists.allSatisfy { $0.parameters.contains { $0.contains("location_city=toledo") } })
    #expect(try await explained("flood title:star", by: search).checks.map(\.newspapers) == [[9]])
    // The catalog may not know all places.
    let unknown = self.search(many, elsewhere: many)
    #expect(
      try await explained("flood title:star city:Toledo state:Ohio", by: unknown).checks.map(\.newspapers)
        == [[9]])
  }
}
