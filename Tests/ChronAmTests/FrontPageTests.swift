import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

@Suite struct FrontPageTests {
  @Test(
    arguments: [
      (FixtureSite.chronAm, nil, ["sn83045462", "sn83030214", "sn97071004"], "/frontpages/1916-01-06.json"),
      (
        .openONI, "Oregon", ["sn97071004"],
        "/search/pages/results/?format=json&sequence=1&date1=1916-01-06&date2=1916-01-06&state=Oregon"
          + "&sort=title&rows=20&page=1"
      ),
      (
        .openONIWithAPI, nil, ["sn97071004"],
        "/search/pages/results/?format=json&sequence=1&date1=1916-01-06&date2=1916-01-06"
          + "&sort=title&rows=20&page=1"
      ),
    ] as [(FixtureSite, String?, [String], String)])
  func `the front pages of a day are listed or searched for, depending on the site`(
    site: FixtureSite, state: String?, lccns: [String], path: String
  ) async throws {
    let client = StubHTTPClient(site)
    let date = try #require(IssueDate("1916-01-06"))
    let list = try await ChronAmService(client).frontPages(
      of: date, state: state, window: Window(offset: 0, limit: 50), freshness: .recent)
    #expect(list.pages.map(\.page.issue.lccn.description) == lccns)
    #expect(list.pages.allSatisfy { $0.page.sequence == 1 && $0.page.issue.date == date })
    #expect(list.pages.last?.title == "Spray courier")
    #expect(list.total == lccns.count)
    #expect(client.urls.last == "https://papers.example.org" + path)
  }

  @Test func `chronam is searched with its own dates if a state is requested`() async throws {
    let client = StubHTTPClient { request async throws(HTTPError) in
      let body =
        request.url.contains("/search/")
        ? #"{"totalItems":1,"startIndex":1,"items":[{"id":"/lccn/sn97071004/1916-01-06/ed-2/seq-1/","state":["Oregon"]}]}"#
        : request.url.contains("/newspapers") ? #"{"newspapers":[]}"# : "{}"
      return FixtureResponse.json(body).response(to: request.url)
    }
    let list = try await ChronAmService(client).frontPages(
      of: try #require(IssueDate("1916-01-06")), state: "Oregon", window: Window(offset: 0, limit: 5),
      freshness: .recent)
    #expect(list.pages.map(\.page.description) == ["sn97071004/1916-01-06/ed-2/seq-1"])
    #expect(list.pages.map(\.place) == ["Oregon"], "where a row says no more than the state")
    let asked = "?format=json&sequence=1&date1=01/06/1916&date2=01/06/1916&dateFilterType=range&state=Oregon"
    #expect(client.urls.last?.contains(asked) == true)
  }

  @Test(arguments: [("1916-01-07", "Oregon"), ("1916-01-06", "Ohio")])
  func `a search that drops a filter is detected`(date: String, state: String) async throws {
    let rows = FixtureResponse.json(try Fixture.bytes("openoni/front-pages.json"))
    let client = StubHTTPClient { request async throws(HTTPError) in
      request.url.contains("/search/")
        ? rows.response(to: request.url) : FixtureResponse.json(#"{"links":{}}"#).response(to: request.url)
    }
    let error = await #expect(throws: NewspaperError.self) {
      try await ChronAmService(client).frontPages(
        of: try #require(IssueDate(date)), state: state, window: Window(offset: 0, limit: 5),
        freshness: .recent)
    }
    guard case .ignoredFilter(_, let what) = error else {
      Testing.Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.hasPrefix("a page "))
  }

  @Test func `a later part of a day's list that is missing does not mean that there are none`() async throws {
    let rows = (1...20).map { #"{"id":"/lccn/sn97071004/1916-01-06/ed-\#($0)/seq-1/"}"# }
    let first = #"{"totalItems":30,"startIndex":1,"items":[\#(rows.joined(separator: ","))]}"#
    let client = StubHTTPClient { request async throws(HTTPError) in
      guard request.url.contains("/search/") else {
        return FixtureResponse.json(#"{"links":{}}"#).response(to: request.url)
      }
      let isFirst = request.url.hasSuffix("&page=1")
      return (isFirst ? FixtureResponse.json(first) : .html([], status: 404)).response(to: request.url)
    }
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 404)) {
      try await ChronAmService(client).frontPages(
        of: try #require(IssueDate("1916-01-06")), state: nil, window: Window(offset: 20, limit: 20),
        freshness: .recent)
    }
  }

  @Test func `a window past the end has no front pages`() async throws {
    for site in [FixtureSite.chronAm, .openONI] {
      let list = try await ChronAmService(StubHTTPClient(site)).frontPages(
        of: try #require(IssueDate("1916-01-06")), state: nil, window: Window(offset: 40, limit: 20),
        freshness: .recent)
      #expect(list.pages.isEmpty && list.total > 0)
    }
  }

  @Test func `a small picture named in a list takes one request`() async throws {
    let picture = try Fixture.bytes("pages/page-1.jpg")
    let (list, newspapers) = (
      try Fixture.text("chronam/frontpages/1916-01-06.json"), try Fixture.text("chronam/newspapers.json")
    )
    let client = StubHTTPClient { request async throws(HTTPError) in
      let answer =
        request.url.hasSuffix(".jpg")
        ? FixtureResponse(headers: ["Content-Type": "image/jpeg"], body: picture)
        : .json(request.url.contains("/frontpages/") ? list : newspapers)
      return answer.response(to: request.url)
    }
    let service = ChronAmService(client)
    let pages = try await service.frontPages(
      of: try #require(IssueDate("1916-01-06")), state: nil, window: Window(offset: 0, limit: 50),
      freshness: .recent
    ).pages
    let page = try #require(pages.last)
    let view = ScanView(width: 300, listed: page.picture)
    #expect(await service.requests(for: view, of: page.page) == ["papers.example.org"])
    #expect(try await service.scan(of: page.page, view).jpeg == picture)
    #expect(client.urls.last == "https://papers.example.org/lccn/\(page.page)/thumbnail.jpg")
    let large = ScanView(width: 900, listed: page.picture)
    #expect(await service.requests(for: large, of: page.page).count == 2)
  }
}
