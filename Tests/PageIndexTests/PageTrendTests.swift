import Newspapers
import Testing

@testable import PageIndex

struct PageTrendTests {
  private let shelf = Shelf()

  private func rows(_ period: SearchTrend.Period, _ text: String) async throws -> [String] {
    let trend = try await shelf.search().trend(by: period, of: SearchQuery.read(text).query, freshness: .kept)
    return trend.rows.map { "\($0.name) \($0.found.least)/\($0.held ?? -1)" }
  }

  @Test func `found and held pages are counted by period`() async throws {
    let ohio = [Place(state: "Ohio")]
    try await shelf.index.keep([
      .made("sn83000001/1897-12-31/1", "gold rush", places: ohio), .made("sn83000001/1898-01-01/1", "tin"),
      .made("sn83000001/1898-01-01/2", "gold", places: ohio),
      .made("sn83000001/1900-02-03/1", "lead", places: ohio),
    ])
    #expect(try await rows(.decade, "gold") == ["1890s 2/3", "1900s 0/1"])
    #expect(try await rows(.year, "gold") == ["1897 1/1", "1898 1/2", "1899 0/0", "1900 0/1"])
    #expect(try await rows(.year, "gold state:Ohio date:1898..1899") == ["1898 1/1", "1899 0/0"])
    #expect(try await rows(.month, "gold date:1897-12..1898-01") == ["1897-12 1/1", "1898-01 1/2"])
    #expect(try await rows(.year, "zebra date:1700") == ["1700 0/0"])
  }
}
