import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

@Suite struct IssueTests {
  private let spray = "sn97071004"

  private func id(_ lccn: String, _ date: String, _ edition: Int = 1) throws -> IssueID {
    IssueID(lccn: try LCCN(lccn), date: try #require(IssueDate(date)), edition: edition)
  }

  @Test(arguments: [FixtureSite.chronAm, .openONI, .openONIWithAPI])
  func `all issues come in one response, whatever years are requested`(site: FixtureSite) async throws {
    let client = StubHTTPClient(site)
    let service = ChronAmService(client)
    let lccn = try LCCN(spray)
    let all = try await service.issues(of: lccn, in: nil, freshness: .recent)
    #expect(all.issues.count == 12)
    #expect(all.issues.first == ListedIssue(date: try #require(IssueDate("1907-10-19"))))
    let year = try await service.issues(of: lccn, in: 1916...1916, freshness: .recent)
    #expect(
      year.issues.map(\.date.description) == [
        "1916-01-06", "1916-02-24", "1916-04-13", "1916-06-01", "1916-09-14",
      ])
    #expect(year.years == 1916...1916)
    let coverage = try await service.coverageByYear(of: lccn, freshness: .recent)
    #expect(coverage.years == [1907: 1, 1915: 6, 1916: 5])
    #expect(coverage.isComplete && coverage.digitized.issueCount == 12)
    #expect(client.urls.filter { $0.hasSuffix(spray + ".json") }.count == 1)
  }

  @Test(arguments: ["chronam/drift/title-editions.json", "openoni/drift/title-editions.json"])
  func `editions are read from addresses, and dates if there is one`(file: String) async throws {
    let lccn = try LCCN("2010218505")
    let service = ChronAmService.answering(["/lccn/2010218505.json": file])
    let list = try await service.issues(of: lccn, in: nil, freshness: .recent)
    #expect(
      list.issues.map { "\($0.date) \($0.edition)" } == [
        "1915-05-16 1", "1915-05-16 2", "1915-10-09 2", "1916-05-25 1", "1917-01-02 1",
      ])
    #expect(list.origin.shortfall == .init(rows: "issues", came: 5, counted: 6, unreadable: 1))
    let year = try await service.issues(of: lccn, in: 1915...1915, freshness: .atHand)
    #expect(year.origin.shortfall != nil)
  }

  @Test(
    arguments: [
      (FixtureSite.chronAm, 2, "17", [true, true]), (.openONIWithAPI, 2, "17", [true, true]),
      (.openONI, 3, nil, [true, true, false]),
    ] as [(FixtureSite, Int, String?, [Bool])])
  func `an issue has its pages and its neighbors`(
    site: FixtureSite, pages: Int, volume: String?, scans: [Bool]
  ) async throws {
    let service = ChronAmService(StubHTTPClient(site))
    let issue = try await service.issue(id(spray, "1916-01-06"), freshness: .recent)
    #expect(issue.title == "Fixture gazette")
    #expect(issue.pages.map(\.sequence) == Array(1...pages))
    #expect(issue.pages.map(\.hasScan) == scans)
    #expect(issue.volume == volume)
    #expect(try issue.previous == id(spray, "1915-11-11"))
    #expect(try issue.next == id(spray, "1916-02-24"))
    #expect(issue.webAddress == "https://papers.example.org/lccn/sn97071004/1916-01-06/ed-1/")
  }

  @Test func `the first issue has no previous one`() async throws {
    let service = ChronAmService(StubHTTPClient(.openONI))
    let issue = try await service.issue(id(spray, "1907-10-19"), freshness: .recent)
    #expect(issue.previous == nil)
    #expect(try issue.next == id(spray, "1915-02-25"))
  }

  @Test(arguments: [
    ("chronam/drift/issue-odd.json", [1, 2, 3, 9, 6], "Evening star"),
    ("openoni/drift/issue-odd.json", [1, 2, 3], "Spray courier"),
  ])
  func `pages without numbers are counted, and none is listed twice`(
    file: String, sequences: [Int], title: String
  ) async throws {
    let service = ChronAmService.answering(["/lccn/sn83045462/1864-05-07/ed-1.json": file])
    let issue = try await service.issue(id("sn83045462", "1864-05-07"), freshness: .recent)
    #expect(issue.pages.map(\.sequence) == sequences.sorted())
    #expect(issue.title == title)
    #expect(issue.previous == nil && issue.next == nil)
  }

  @Test func `a missing issue is not found`() async throws {
    for site in [FixtureSite.chronAm, .openONI, .openONIWithAPI] {
      let service = ChronAmService(StubHTTPClient(site))
      let id = try id(spray, "1900-01-01")
      await #expect(throws: NewspaperError.notFound(what: .issue(id), source: "papers.example.org")) {
        try await service.issue(id, freshness: .recent)
      }
    }
  }

  @Test(arguments: [
    ("chronam/broken/issue-of-another.json", "it sent issue sn83045462/1864-05-08/ed-1"),
    ("chronam/broken/issue-of-nothing.json", "“pages” is missing"),
    ("chronam/broken/issue-pages-are-text.json", "“pages” has the wrong type"),
    ("chronam/broken/list-cut.json", "the response was cut off"),
  ])
  func `a broken issue is refused`(file: String, what: String) async throws {
    let service = ChronAmService.answering(["/lccn/sn83045462/1864-05-07/ed-1.json": file])
    let error = await #expect(throws: NewspaperError.self) {
      try await service.issue(id("sn83045462", "1864-05-07"), freshness: .recent)
    }
    guard case .malformed("papers.example.org", let said) = error else {
      Testing.Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.hasPrefix(what))
  }

  @Test func `issues of a newspaper that Open ONI does not have are not found`() async throws {
    let service = ChronAmService(StubHTTPClient(.openONI))
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: "papers.example.org")
    ) {
      try await service.issues(of: try LCCN("sn00000000"), in: nil, freshness: .recent)
    }
  }
}
