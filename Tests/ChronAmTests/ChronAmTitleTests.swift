import ChronAm
import Newspapers
import TestSupport
import Testing

@Suite struct ChronAmTitleTests {
  @Test func `a record is read completely`() async throws {
    let record = try await ChronAmService(StubHTTPClient(.chronAm)).newspaper(try LCCN("sn83030214"))
    #expect(record.origin == Origin(name: "papers.example.org", asOf: ChronAmService.now, isLive: true))
    let coverage = DigitizedCoverage(
      firstIssue: IssueDate("1866-04-10"), lastIssue: IssueDate("1922-12-31"), issueCount: 12)
    #expect(
      record.detail
        == NewspaperDetail(
          newspaper: Newspaper(
            lccn: try LCCN("sn83030214"), title: "New-York tribune",
            places: [Place(state: "New York", county: "New York", city: "New York")],
            years: PublicationYears("1866-1924"), coverage: coverage),
          placeOfPublication: "New York [N.Y.]", publisher: "New York Tribune",
          subjects: [
            "New York (N.Y.)--Newspapers", "New York (State)--New York", "New York County (N.Y.)--Newspapers",
          ],
          webAddress: "https://papers.example.org/lccn/sn83030214/"))
  }

  @Test(
    arguments: [
      ("lccn/sn97071004", "sn97071004", "1???–19??"),
      ("lccn/sn83025242", "sn83025242", "188?–1934"),
      ("lccn/sn84021903", "sn84021903", "1829–183?"),
      ("drift/title-current", "sn88086023", "1888–current"),
      ("drift/title-9999", "sn88086023", "1888–current"),
      ("drift/title-years-are-numbers", "sn83030214", "1866–1924"),
      ("drift/title-gaps", "sn83030214", nil),
    ] as [(String, String, String?)])
  func `years are read as chronam writes them`(file: String, lccn: String, printed: String?) async throws {
    #expect(
      try await ChronAmService.detail("chronam/\(file).json", lccn).newspaper.years?.description == printed)
  }

  @Test(arguments: [
    (
      "sn83025242",
      ["Minnesota--Otter Tail--New York Mills", "Oregon--Clatsop--Astoria", "Wisconsin--Douglas--Superior"]
    ),
    ("sn83045462", ["District of Columbia--Washington"]),
    ("sn86069873", ["Kentucky--Bourbon--Paris"]),
  ])
  func `places are read, and a lone second part is recognized as city or county`(
    lccn: String, expected: [String]
  ) async throws {
    let places = try await ChronAmService.detail("chronam/lccn/\(lccn).json", lccn).newspaper.places
    #expect(places.map(\.cataloged) == expected)
  }

  @Test func `a newspaper that is not digitized has no issues`() async throws {
    let coverage = try await ChronAmService.detail("chronam/lccn/sn84021903.json", "sn84021903").newspaper
      .coverage
    #expect(coverage == DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: 0))
  }

  @Test func `gaps mean nothing`() async throws {
    let detail = try await ChronAmService.detail("chronam/drift/title-gaps.json", "sn83030214")
    #expect(
      detail
        == NewspaperDetail(
          newspaper: Newspaper(lccn: try LCCN("sn83030214"), title: "New-York tribune"),
          webAddress: "https://papers.example.org/lccn/sn83030214/"))
  }

  @Test func `an issue with an unreadable date does not count`() async throws {
    let detail = try await ChronAmService.detail("chronam/drift/title-odd-issues.json", "sn83030214")
    #expect(
      detail.newspaper.coverage
        == DigitizedCoverage(
          firstIssue: IssueDate("1866-04-10"), lastIssue: IssueDate("1866-04-12"), issueCount: 2))
  }

  @Test func `links inside an answer are not trusted`() async throws {
    let detail = try await ChronAmService.detail("chronam/drift/title-proxied-links.json", "sn83030214")
    #expect(detail.webAddress == "https://papers.example.org/lccn/sn83030214/")
  }

  @Test(arguments: [FixtureSite.chronAm, .openONIWithAPI, .openONI])
  func `a missing record is not found`(site: FixtureSite) async {
    let service = ChronAmService(StubHTTPClient(site))
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: "papers.example.org")
    ) {
      try await service.newspaper(try LCCN("sn00000000"))
    }
  }

  @Test func `a record without a name has its issues, and the name in the list or else its number`()
    async throws
  {
    let path = "/lccn/sn84021903.json"
    let file = "chronam/drift/title-without-name.json"
    let lccn = try LCCN("sn84021903")
    let site = ChronAmService.answering([path: file, "/newspapers.json": "chronam/newspapers.json"])
    let detail = try await site.newspaper(lccn).detail
    #expect(detail.newspaper.title == "Alabama state intelligencer" && detail.placeOfPublication != nil)
    let issues = try await site.issues(of: lccn, in: nil, freshness: .recent).issues
    #expect(issues.map(\.date.description) == ["1829-10-02"])
    let alone = ChronAmService.answering([path: file])
    #expect(try await alone.newspaper(lccn).detail.newspaper.title == "sn84021903")
  }

  @Test(arguments: [
    ("chronam/broken/title-of-another.json", "it sent sn83045462 instead of sn83030214"),
    ("chronam/broken/title-without-name.json", "newspaper sn83030214 has no title"),
    ("chronam/broken/title-of-nothing.json", "“name” is missing"),
    ("chronam/broken/title-issues-are-text.json", "“issues” has the wrong type"),
    ("openoni/broken/title-metadata-is-text.json", "“metadata” has the wrong type"),
    (
      "openoni/drift/title-plain-values.json", "it sent sn97071004 instead of sn83030214"
    ),
  ])
  func `a broken record is refused, saying what is wrong and where`(file: String, what: String) async throws {
    let error = await #expect(throws: NewspaperError.self) {
      try await ChronAmService.detail(file, "sn83030214")
    }
    guard case .malformed("papers.example.org", let said) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.hasPrefix(what))
  }
}
