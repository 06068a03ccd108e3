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

  @Test(arguments: [
    ("Evening star (Washington, District of Columbia), January 6, 1916", "Washington, D.C."),
    ("Evening star", "Washington, D.C."), ("The star (Salem, Or.), January 6, 1916", "Salem, Or."),
  ])
  func `places are written as searches write them`(title: String, place: String) async throws {
    let row = """
      {"id": "http://www.loc.gov/resource/sn83045462/1916-01-06/ed-1/?sp=1", "title": "Image 1 of \(title)",
       "location_state": ["district of columbia"], "location_city": ["washington"]}
      """
    let service = LocGovService(StubHTTPClient(.json(#"{"results": [\#(row)], "pagination": {"of": 1}}"#)))
    let list = try await service.frontPages(
      of: try #require(IssueDate("1916-01-06")), state: nil, window: Window(offset: 0, limit: 1),
      freshness: .recent)
    #expect(list.pages.map(\.place) == [place])
  }

  @Test func `front pages of another day or state are detected`() async throws {
    let rows = try Fixture.text("loc.gov/front-pages.json").dropLast(2) + #","pagination":{"of":3}}"#
    let service = LocGovService(StubHTTPClient(.json(String(rows))))
    for (date, state) in [("1916-01-07", nil), ("1916-01-06", "Ohio")] as [(String, String?)] {
      let error = await #expect(throws: NewspaperError.self) {
        try await service.frontPages(
          of: try #require(IssueDate(date)), state: state, window: Window(offset: 0, limit: 5),
          freshness: .recent)
      }
      guard case .ignoredFilter(_, let what) = error else {
        Testing.Issue.record("\(String(describing: error))")
        return
      }
      #expect(!what.isEmpty)
    }
  }

  @Test func `a row that says where its picture is saves the request for the issue`() async throws {
    let path = "service/ndnp/dlc/batch_dlc_fixture_ver01/data/sn83045462/print/1916010601/0011"
    let id = path.replacing("/", with: ":")
    let row = """
      {"id": "http://www.loc.gov/resource/sn83045462/1916-01-06/ed-1/?sp=1", "date": "1916-01-06",
       "title": "Image 1 of Evening star (Washington, D.C.), January 6, 1916",
       "image_url": ["https://tile.loc.gov/image-services/iiif/\(id)/full/pct:6.25/0/default.jpg#h=462&w=365"]}
      """
    let other = row.replacing("data/sn83045462", with: "data/sn1")
      .replacing("data:sn83045462", with: "data:sn1").replacing("ed-1", with: "ed-2")
    let picture = try Fixture.bytes("pages/page-1.jpg")
    let client = StubHTTPClient { request async throws(HTTPError) in
      let rows = #"{"results": [\#(row), \#(other)], "pagination": {"of": 2}}"#
      let answer =
        request.url.hasSuffix(".jpg")
        ? FixtureResponse(headers: ["Content-Type": "image/jpeg"], body: picture) : .json(rows)
      return answer.response(to: request.url)
    }
    let service = LocGovService(client)
    let list = try await service.frontPages(
      of: try #require(IssueDate("1916-01-06")), state: nil, window: Window(offset: 0, limit: 2),
      freshness: .recent)
    let page = try #require(list.pages.first)
    let view = ScanView(width: 300, listed: page.picture)
    #expect(await service.requests(for: view, of: page.page) == ["tile.loc.gov"])
    _ = try await service.scan(of: page.page, view)
    #expect(client.urls.count == 2)
    #expect(client.urls.last == "https://tile.loc.gov/image-services/iiif/\(id)/full/300,/0/default.jpg")
    #expect(list.pages.last?.picture == nil, "another newspaper's picture is not used")
    let unlisted = ScanView(width: 300)
    #expect(await service.requests(for: unlisted, of: page.page) == ["www.loc.gov", "tile.loc.gov"])
  }
}
