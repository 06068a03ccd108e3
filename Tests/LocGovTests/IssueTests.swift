import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct IssueTests {
  private let tribune = "sn83030214"

  private func id(_ date: String) throws -> IssueID {
    IssueID(lccn: try LCCN(tribune), date: try #require(IssueDate(date)))
  }

  @Test func `a year's issues are requested separately`() async throws {
    let client = StubHTTPClient(.locGov)
    let list = try await LocGovService(client).issues(of: LCCN(tribune), in: 1866...1866, freshness: .recent)
    #expect(list.issues.count == 226)
    #expect(list.issues.first?.date == IssueDate("1866-04-10"))
    #expect(
      client.urls == [
        "https://www.loc.gov/collections/chronicling-america/?fo=json&at=results,pagination&dl=issue"
          + "&fa=number_lccn:sn83030214&dates=1866/1866&sb=date&c=1000&sp=1"
      ])
    let none = try await LocGovService(client).issues(of: LCCN(tribune), in: 1867...1867, freshness: .recent)
    #expect(none.issues.isEmpty)
  }

  @Test func `a nonexistent newspaper has no list of issues`() async throws {
    for (status, isThere) in [(404, false), (500, true), (429, true)] {
      let client = StubHTTPClient { request async throws(HTTPError) in
        request.url.contains("/item/")
          ? FixtureResponse.json("{}", status: status).response(to: request.url)
          : FixtureResponse.json(#"{"results":[],"pagination":{"of":0}}"#).response(to: request.url)
      }
      let service = LocGovService(client)
      if isThere {
        #expect(try await service.issues(of: LCCN(tribune), in: nil, freshness: .recent).issues.isEmpty)
      } else {
        let lccn = try LCCN(tribune)
        await #expect(throws: NewspaperError.notFound(what: .newspaper(lccn), source: "www.loc.gov")) {
          try await service.issues(of: LCCN(tribune), in: nil, freshness: .recent)
        }
      }
      #expect(client.urls.count >= 2)
    }
  }

  @Test func `all issues are fetched a thousand at a time`() async throws {
    let client = StubHTTPClient { request async throws(HTTPError) in
      let page = request.url.split(separator: "sp=").last.flatMap { Int($0) } ?? 1
      let rows = (0..<(page == 3 ? 500 : 1000)).map { row in
        let number = (page - 1) * 1000 + row
        let date = IssueDate(year: 1870 + number / 336, month: 1 + number / 28 % 12, day: 1 + number % 28)
        return #"{"id":"http://www.loc.gov/item/sn83030214/\#(date?.description ?? "")/ed-1/"}"#
      }
      let body = #"{"results":[\#(rows.joined(separator: ","))],"pagination":{"of":2500}}"#
      return FixtureResponse.json(body).response(to: request.url)
    }
    let list = try await LocGovService(client).issues(of: LCCN(tribune), in: nil, freshness: .recent)
    #expect(list.issues.count == 2500)
    #expect(list.years == nil)
    #expect(client.urls.count == 3)
  }

  @Test func `for a newspaper with many issues, loaded years are known`() async throws {
    let client = StubHTTPClient(.locGov)
    let service = LocGovService(client)
    let lccn = try LCCN(tribune)
    let before = try await service.coverageByYear(of: lccn, freshness: .recent)
    #expect(before.years.isEmpty && !before.isComplete)
    #expect(before.digitized.issueCount == 19_999 && before.digitized.lastIssue == IssueDate("1922-12-31"))
    #expect(client.urls.count == 2)
    _ = try await service.issues(of: lccn, in: 1866...1867, freshness: .recent)
    #expect(try await service.coverageByYear(of: lccn, freshness: .recent).years == [1866: 226, 1867: 0])
    await service.refresh()
    #expect(try await service.coverageByYear(of: lccn, freshness: .recent).years.isEmpty)
  }

  @Test func `for a newspaper with few issues, all years are known`() async throws {
    let coverage = try await LocGovService(StubHTTPClient(.locGov)).coverageByYear(
      of: LCCN("sn97071004"), freshness: .recent)
    #expect(coverage.years == [1907: 1, 1915: 6, 1916: 5])
    #expect(coverage.isComplete && coverage.digitized.issueCount == 12)
  }

  @Test func `rows of many forms are read, and invalid ones are left out`() async throws {
    let service = try LocGovService.answering("drift/issues-strings.json")
    let list = try await service.issues(of: LCCN(tribune), in: 1866...1866, freshness: .recent)
    #expect(list.issues.map { "\($0.date) \($0.edition)" } == ["1866-04-10 1", "1866-04-10 2"])
  }

  @Test(
    arguments: [
      ("issues-of-another", .ignoredFilter(host: host, what: "an issue is not from sn83030214")),
      (
        "issues-of-another-year",
        .ignoredFilter(host: host, what: "an issue is from 1867-01-02 instead of 1866")
      ),
      ("issues-none-came", .malformed(host: host, what: "there are 7 issues, but none arrived")),
      ("issues-few-came", .malformed(host: host, what: "only 1 of 700 issues arrived")),
      ("issues-without-dates", .malformed(host: host, what: "no row of the issue list has a date")),
      ("no-total", .malformed(host: host, what: "no row of the issue list has a date")),
    ] as [(String, NewspaperError)])
  func `a list that was not requested, or cannot be right, is refused`(
    file: String, error: NewspaperError
  ) async throws {
    let service = try LocGovService.answering("broken/\(file).json")
    await #expect(throws: error) {
      try await service.issues(of: LCCN(tribune), in: 1866...1866, freshness: .recent)
    }
  }

  private static let host = "www.loc.gov"

  @Test func `an empty response that may not be cached is an error`() async throws {
    let empty = FixtureResponse.json(
      #"{"results":[],"pagination":{"of":0}}"#, headers: ["Cache-Control": "no-cache"])
    let service = LocGovService(StubHTTPClient(empty))
    await #expect(throws: NewspaperError.degraded(host: "www.loc.gov")) {
      try await service.issues(of: LCCN(tribune), in: 1866...1866, freshness: .recent)
    }
    await #expect(throws: NewspaperError.degraded(host: "www.loc.gov")) {
      try await service.frontPages(
        of: try #require(IssueDate("1916-01-06")), state: nil, window: Window(offset: 0, limit: 5),
        freshness: .recent)
    }
  }

  @Test func `an issue has its pages, its neighbors and its web page`() async throws {
    let client = StubHTTPClient(.locGov)
    let issue = try await LocGovService(client).issue(id("1866-04-11"), freshness: .recent)
    #expect(issue.title == "Fixture gazette")
    #expect(
      issue.pages == [
        IssuePage(sequence: 1), IssuePage(sequence: 2), IssuePage(sequence: 3, hasScan: false),
      ])
    #expect(try issue.previous == id("1866-04-10"))
    #expect(try issue.next == id("1866-04-12"))
    #expect(issue.webAddress == "https://www.loc.gov/item/sn83030214/1866-04-11/ed-1/")
    #expect(
      client.urls == [
        "https://www.loc.gov/item/sn83030214/1866-04-11/ed-1/?fo=json&at=item,resources,previous_issue,next_issue"
      ])
    let first = try await LocGovService(client).issue(id("1866-04-10"), freshness: .recent)
    #expect(first.previous == nil)
  }

  @Test(arguments: [
    ("issue-strings", 3, true), ("issue-resources-are-pages", 3, true), ("issue-resource-a-page", 2, true),
    ("issue-pages-without-types", 2, true), ("issue-pictures-first", 2, true),
    ("issue-text-alone", 1, false),
    ("issue-neighbours", 3, true),
  ])
  func `an issue's files are found wherever they are`(file: String, pages: Int, hasScan: Bool) async throws {
    let issueResponse = FixtureResponse.json(try Fixture.bytes("loc.gov/drift/\(file).json"))
    let client = StubHTTPClient { request async throws(HTTPError) in
      let text = FixtureResponse.json(#"{"whatever":{"full_text":"words"}}"#)
      return (request.url.contains("tile.") ? text : issueResponse).response(to: request.url)
    }
    let service = LocGovService(client)
    let issue = try await service.issue(id("1866-04-10"), freshness: .recent)
    #expect(issue.pages.count == pages && issue.pages[0].hasScan == hasScan)
    #expect(issue.previous == nil)
    #expect(try issue.next == id("1866-04-11"))
    _ = try await service.text(of: PageID(issue: issue.id, sequence: 1), freshness: .recent)
    #expect(
      client.urls.last
        == "https://tile.loc.gov/text-services/word-coordinates-service?segment=/service/ndnp/dlc/"
        + "batch_dlc_fixture_ver01/data/sn83030214/print/1866041001/0011.xml&format=alto_xml&full_text=1")
  }

  @Test(arguments: ["not-found", "drift/issue-in-404", "drift/item-not-found-in-200"])
  func `a missing issue is not found`(file: String) async throws {
    let service = try LocGovService.answering(file + ".json")
    let id = try id("1866-04-10")
    await #expect(throws: NewspaperError.notFound(what: .issue(id), source: "www.loc.gov")) {
      try await service.issue(id, freshness: .recent)
    }
  }

  @Test(arguments: [
    ("issue-without-pages", "no page of issue sn83030214/1866-04-10/ed-1 has files"),
    (
      "issue-of-another-day",
      "it sent an issue of 1866-04-11 instead of sn83030214/1866-04-10/ed-1"
    ),
  ])
  func `a broken issue is refused`(file: String, what: String) async throws {
    let service = try LocGovService.answering("broken/\(file).json")
    await #expect(throws: NewspaperError.malformed(host: "www.loc.gov", what: what)) {
      try await service.issue(id("1866-04-10"), freshness: .recent)
    }
  }
}
