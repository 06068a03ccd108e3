import ChronAm
import Foundation
import HTTP
import Newspapers
import TestSupport
import Testing

/// Recorded responses of chronam and of a running Open ONI. They are not part of the repository: without the
/// folder of shared data these tests are skipped.
@Suite(.enabled(if: SharedData.isThere, "needs the shared data; set BROADSHEET_SHARED_DATA to its folder"))
struct RealResponseTests {
  private func service(_ path: String, _ file: String) throws -> ChronAmService {
    let answer = FixtureResponse.json(try SharedData.bytes(file))
    return ChronAmService(
      StubHTTPClient { request async throws(HTTPError) in
        request.url.hasSuffix(path)
          ? answer.response(to: request.url)
          : FixtureResponse.html(Array("<html>".utf8), status: 404).response(to: request.url)
      })
  }

  /// The `lccn` stated in a response about a title.
  private func statedLCCN(_ file: String) throws -> LCCN? {
    let answer = try JSONSerialization.jsonObject(with: Data(SharedData.bytes(file))) as? [String: Any]
    return (answer?["lccn"] as? String).flatMap { try? LCCN($0) }
  }

  @Test(
    arguments: SharedData.jsonFiles(in: "titles").filter { !$0.contains("_issue_") && !$0.contains("_page_") }
  )
  func `every recorded title is read`(file: String) async throws {
    let lccn = try #require(try statedLCCN(file))
    let detail = try await service("/lccn/\(lccn).json", file).newspaper(lccn).detail
    #expect(!detail.newspaper.title.isEmpty)
    #expect(!detail.newspaper.title.hasSuffix("."))
    #expect(detail.newspaper.places.allSatisfy { $0.city != nil })
    #expect(!detail.newspaper.places.isEmpty)
    let coverage = try #require(detail.newspaper.coverage)
    #expect((coverage.firstIssue != nil) == (coverage.issueCount != 0))
    #expect(detail.subjects.allSatisfy { !$0.contains("OCoLC") })
  }

  @Test(arguments: [
    ("openoni/recorded/newspapers.json.xz", 3047), ("openoni/recorded/iiif-newspapers.json.xz", 3083),
    ("openoni/openoni_iiif_newspapers.json", 1), ("digitized/newspapers-2016.json", 2039),
    ("digitized/newspapers-2025-05.json.xz", 4046),
  ])
  func `a recorded list is read completely`(file: String, count: Int) async throws {
    let listing = try await service("/newspapers.json", file).all()
    #expect(listing.total == count)
    #expect(listing.newspapers.allSatisfy { !$0.title.isEmpty && !$0.title.contains("[volume]") })
  }

  @Test(
    arguments: [("title-sn83045462.json", nil, 0), ("iiif-title.json", "Daily", 2)]
      as [(String, String?, Int)])
  func `a recorded title of a running site is read completely`(
    file: String, frequency: String?, otherTitles: Int
  )
    async throws
  {
    let lccn = try LCCN("sn83045462")
    let detail = try await service("/lccn/sn83045462.json", "openoni/recorded/" + file).newspaper(lccn).detail
    #expect(detail.newspaper.title == "Evening star")
    #expect(detail.newspaper.places == [Place(state: "District of Columbia", city: "Washington")])
    #expect(detail.newspaper.years == PublicationYears("1854-1972"))
    #expect(detail.newspaper.frequency == frequency)
    #expect(detail.otherTitles.count == otherTitles)
    #expect(detail.publisher == "W.D. Wallach & Hope")
    #expect(
      detail.newspaper.coverage
        == DigitizedCoverage(
          firstIssue: IssueDate("1859-02-21"), lastIssue: IssueDate("1920-11-15"), issueCount: 15))
  }

  @Test func `the documented title of Open ONI is read`() async throws {
    let lccn = try LCCN("sn83030214")
    let detail = try await service("/lccn/sn83030214.json", "openoni/openoni_iiif_title.json").newspaper(lccn)
      .detail
    #expect(
      detail.newspaper.places.map(\.cataloged) == [
        "New York--Brooklyn--New York City", "New York--Queens--New York City",
      ])
    #expect(detail.notes.count == 2)
  }

  @Test func `a recorded API index is recognized`() async throws {
    let index = FixtureResponse.json(try SharedData.bytes("openoni/recorded/api-index.json"))
    let list = FixtureResponse.json(try SharedData.bytes("openoni/recorded/newspapers.json.xz"))
    let client = StubHTTPClient { request async throws(HTTPError) in
      (request.url.hasSuffix("/api/chronam/") ? index : list).response(to: request.url)
    }
    let oregon = try await ChronAmService(client).all(NewspaperQuery(state: "Oregon"))
    #expect(oregon.total == 33)
    #expect(client.urls.last?.hasSuffix("/api/chronam/newspapers.json") == true)
  }

  @Test func `a recorded answer about an unknown title is not found`() async throws {
    let error = FixtureResponse.json(try SharedData.bytes("openoni/recorded/err-title-404.json"), status: 404)
    let index = FixtureResponse.json(try SharedData.bytes("openoni/recorded/api-index.json"))
    let client = StubHTTPClient { request async throws(HTTPError) in
      (request.url.hasSuffix("/api/chronam/") ? index : error).response(to: request.url)
    }
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: "papers.example.org")
    ) {
      try await ChronAmService(client).newspaper(try LCCN("sn00000000"))
    }
  }

  @Test(arguments: [
    ("openoni/recorded/iiif-issue.json", "sn83045462", "1859-02-21", [1], "Evening star"),
    ("openoni/recorded/issue.json", "sn83045462", "1859-02-21", [1], "Evening star"),
    ("openoni/openoni_iiif_issue.json", "sn83030214", "1898-01-01", [1, 2, 3], "New-York tribune"),
    (
      "titles/legacy_issue_sn86069873_1897-01-08.json", "sn86069873", "1897-01-08", [1, 2, 8, 9],
      "The Bourbon news"
    ),
  ])
  func `recorded issues are read in both shapes`(
    file: String, lccn: String, date: String, pages: [Int], title: String
  ) async throws {
    let id = IssueID(lccn: try LCCN(lccn), date: try #require(IssueDate(date)))
    let issue = try await service("/lccn/\(id).json", file).issue(id, freshness: .recent)
    #expect(issue.pages.map(\.sequence) == pages)
    #expect(issue.pages.filter { !$0.hasScan }.map(\.sequence) == (lccn == "sn83030214" ? [2] : []))
    #expect(issue.title == title)
  }

  @Test(arguments: ["openoni/recorded/iiif-title.json", "openoni/recorded/title-sn83045462.json"])
  func `a recorded title lists its issues`(file: String) async throws {
    let list = try await service("/lccn/sn83045462.json", file).issues(
      of: try LCCN("sn83045462"), in: 1859...1865, freshness: .recent)
    #expect(
      list.issues.map(\.date.description) == [
        "1859-02-21", "1860-01-02", "1861-07-19", "1862-08-25", "1863-01-01", "1865-10-02",
      ])
  }

  @Test func `a recorded text and layout are read`() async throws {
    let text = FixtureResponse(
      headers: ["Content-Type": "text/plain"], body: try SharedData.bytes("openoni/recorded/ocr.txt"))
    let alto = FixtureResponse(
      headers: ["Content-Type": "text/xml"], body: try SharedData.bytes("openoni/recorded/ocr.xml.xz"))
    let canvas = FixtureResponse.json(try SharedData.bytes("openoni/recorded/iiif-page.json"))
    let client = StubHTTPClient { request async throws(HTTPError) in
      let answer =
        request.url.hasSuffix("ocr.txt")
        ? text
        : request.url.hasSuffix("ocr.xml")
          ? alto : request.url.hasSuffix("seq-1.json") ? canvas : .json([0xFF, 0xD8])
      return answer.response(to: request.url)
    }
    let service = ChronAmService(client)
    let issue = IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1859-02-21")))
    let page = PageID(issue: issue, sequence: 1)
    #expect(try await service.text(of: page, freshness: .recent).text.count > 1000)
    #expect(
      try await service.layout(of: page, freshness: .recent).blocks.first?.lines.first?.words.isEmpty == false
    )
    _ = try await service.scan(of: page, ScanView(width: 500))
    #expect(
      client.urls.last
        == "https://papers.example.org/images/iiif/batch_dlc_manyyears_ver01%2Fdata%2Fsn83045462%2F00280654139"
        + "%2F1859022101%2F0007.jp2/full/500,/0/default.jpg")
  }
}
