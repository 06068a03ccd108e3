import Newspapers
import TestSupport
import Testing

struct TrendTests {
  private func query(_ text: String) throws -> SearchQuery { try SearchQuery.read(text).query }

  @Test func `periods have no gaps, and rates need enough pages`() throws {
    let rows = SearchTrend.rows(
      by: .year, of: try query("gold"), found: [1896: 3], held: [1895: 999, 1896: 1500, 1898: 2000])
    #expect(rows.map(\.name) == ["1895", "1896", "1897", "1898"])
    #expect(rows.map(\.found) == [.exact(0), .exact(3), .exact(0), .exact(0)])
    #expect(rows.map(\.held) == [999, 1500, 0, 2000])
    #expect(rows.map(\.perMillion) == [nil, 2000, nil, 0])
  }

  @Test func `all days of the query are included`() throws {
    let years = SearchTrend.rows(
      by: .year, of: try query("gold date:1890..1893"), found: [:], held: [1891: 5])
    #expect(years.map(\.name) == ["1890", "1891", "1892", "1893"])
    let months = SearchTrend.rows(
      by: .month, of: try query("gold date:1899-11..1900-02"), found: [1899 * 12 + 11: 2], held: [:])
    #expect(months.map(\.name) == ["1899-11", "1899-12", "1900-01", "1900-02"])
    #expect(months.map(\.found.least) == [0, 2, 0, 0])
    let open = SearchTrend.rows(by: .decade, of: try query("gold date:1885.."), found: [:], held: [191: 5])
    #expect(open.map(\.name) == ["1880s", "1890s", "1900s", "1910s"])
    #expect(open.first?.days.description == "1880..1889")
  }

  @Test func `a rate is relative to the pages with the same fields`() throws {
    #expect(try query("gold rush state:Ohio -page:1").heldExpression.fields.count == 2)
    #expect(try query("gold rush state:Ohio").heldExpression.words.isEmpty)
    #expect(try query("gold OR state:Ohio").heldExpression == .all([]))
  }

  @Test func `if periods cannot be counted at once, each is a search`() async throws {
    let pages = try TextSearch.Page.samples()
    let remote = StubSearch(pages, name: "www.loc.gov", isLocal: false)
    let trend = try await remote.trend(by: .year, of: query("gold date:1896-06..1898"), freshness: .recent)
    #expect(trend.rows.map(\.name) == ["1896", "1897", "1898"] && trend.rows.allSatisfy { $0.held == nil })
    #expect(
      remote.asked == [
        "count gold date:1896-06..1896-12", "count gold date:1897", "count gold date:1898",
      ])
    let whole = try await remote.count(of: query("gold date:1896-06..1898"), freshness: .recent)
    #expect(trend.rows.reduce(0) { $0 + $1.found.least } == whole.least)
    await #expect(throws: NewspaperError.self) {
      _ = try await remote.trend(by: .month, of: query("gold date:1897"), freshness: .recent)
    }
    await #expect(throws: NewspaperError.self) {
      _ = try await remote.trend(by: .year, of: query("gold date:1897.."), freshness: .recent)
    }
  }
}
