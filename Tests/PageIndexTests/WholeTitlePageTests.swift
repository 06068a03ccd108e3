import Newspapers
import Testing

@testable import PageIndex

/// Titles with place and years, of newspapers that only pages here tell.
struct WholeTitlePageTests {
  private static let capital = Place(state: "District of Columbia", city: "Washington")

  private func shelf() async throws -> Shelf {
    let shelf = Shelf()
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "gold", places: [WholeTitlePageTests.capital]),
      .made("sn83045463/1853-01-03", "gold", places: [WholeTitlePageTests.capital]),
      .made(
        "sn84000001/1916-11-08", "gold", title: "The evening star herald",
        places: [WholeTitlePageTests.capital]),
      .made("sn84000002/1916-11-08", "gold", places: [Place(state: "Ohio", city: "Toledo")]),
      .made("sn84000003/1916-11-08", "gold"),
    ])
    return shelf
  }

  private func found(_ text: String, _ search: PageIndexSearch) async throws -> Set<String> {
    let hits = try await search.hits(
      of: SearchQuery.read(text).query, order: .date, window: Window(offset: 0, limit: 40), freshness: .atHand
    )
    return Set(hits.hits.map(\.page.issue.lccn.description))
  }

  @Test(
    arguments: [
      ("evening star (washington, d.c.) 1854-1972", ["sn83045462", "sn84000003"]),
      ("Evening Star (Washington, D.C.), 1854–1972", ["sn83045462", "sn84000003"]),
      ("evening star (toledo, ohio) 1854-1972", ["sn84000002", "sn84000003"]),
      ("star herald (washington, d.c.)", ["sn84000001"]),
      ("evening star (salem, or.) 1801-1802", []),
      ("evening star", ["sn83045462", "sn83045463", "sn84000001", "sn84000002", "sn84000003"]),
    ] as [(String, [String])])
  func `are those of newspapers that neither their place nor their days exclude`(
    title: String, lccns: [String]
  ) async throws {
    let shelf = try await shelf()
    #expect(try await found("gold title:\"\(title)\"", shelf.search()) == Set(lccns))
  }

  /// A catalog that knows the newspapers of Washington.
  private struct Known: FieldNewspapers {
    func newspapers(
      with field: SearchField, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN>? { some.filter { $0.description == "sn83045463" } }

    func newspapers(
      saying name: SearchField.Name, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN> { some.filter { $0.description.hasPrefix("sn8304546") } }
  }

  @Test func `are those of the catalog where it knows the newspaper, since it says more than pages`()
    async throws
  {
    let shelf = try await shelf()
    let query = "gold title:\"evening star (washington, d.c.) 1852-1972\""
    #expect(try await found(query, shelf.search()) == ["sn83045462", "sn83045463", "sn84000003"])
    #expect(try await found(query, shelf.search(Known())) == ["sn83045463", "sn84000003"])
  }
}
