import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct FrontPageTests {
  @Test func `the front pages of a day are searched for`() async throws {
    let client = StubHTTPClient(.locGov)
    let service = LocGovService(client)
    let date = try #require(IssueDate("1916-01-06"))
    let all = try await service.frontPages(
      of: date, state: nil, window: Window(offset: 0, limit: 2), freshness: .recent)
    #expect(all.total == 3)
    #expect(all.pages.map(\.title) == ["Evening star", "New-York tribune"])
    #expect(all.pages.first?.place == "Washington, D.C.")
    let oregon = try await service.frontPages(
      of: date, state: "Oregon", window: Window(offset: 0, limit: 2), freshness: .recent)
    #expect(oregon.pages.map(\.page.description) == ["sn97071004/1916-01-06/ed-1/seq-1"])
    #expect(
      client.urls.last
        == "https://www.loc.gov/collections/chronicling-america/?fo=json&at=results,pagination&dl=page"
        + "&fa=number_page:0000000001%7Clocation_state:oregon&dates=1916-01-06/1916-01-06&sb=title_s&c=2&sp=1"
    )
  }

  @Test func `front pages of another day or state are found out`() async throws {
    let rows = try Fixture.text("loc.gov/front-pages.json").dropLast(2) + #","pagination":{"of":3}}"#
    let service = LocGovService(StubHTTPClient(.json(String(rows))))
    for (date, state) in [("1916-01-07", nil), ("1916-01-06", "Ohio")] as [(String, String?)] {
      let error = await #expect(throws: NewspaperError.self) {
        try await service.frontPages(
          of: try #require(IssueDate(date)), state: state, window: Window(offset: 0, limit: 5),
          freshness: .recent)
      }
      guard case .malformed(_, let what) = error else {
        Testing.Issue.record("\(String(describing: error))")
        return
      }
      #expect(what.hasPrefix("the server ignored the filter"))
    }
  }
}
