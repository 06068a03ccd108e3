import ChronAm
import Foundation
import HTTP
import Newspapers
import TestSupport
import Testing

/// Answers recorded of chronam and of a running Open ONI. They are no part of the repository: without the folder of
/// shared data these tests are skipped.
@Suite(.enabled(if: SharedData.isThere, "needs the shared data; set BROADSHEET_SHARED_DATA to its folder"))
struct RealAnswerTests {
  private func service(_ path: String, _ file: String) throws -> ChronAmService {
    let answer = FixtureAnswer.json(try SharedData.bytes(file))
    return ChronAmService(
      StubHTTPClient { request async throws(HTTPError) in
        request.url.hasSuffix(path)
          ? answer.response(to: request.url)
          : FixtureAnswer.html(Array("<html>".utf8), status: 404).response(to: request.url)
      })
  }

  /// The `lccn` that an answer about a title states.
  private func statedLCCN(_ file: String) throws -> LCCN? {
    let answer = try JSONSerialization.jsonObject(with: Data(SharedData.bytes(file))) as? [String: Any]
    return (answer?["lccn"] as? String).flatMap { try? LCCN($0) }
  }

  @Test(
    "every recorded title is read",
    arguments: SharedData.jsonFiles(in: "titles").filter { !$0.contains("_issue_") && !$0.contains("_page_") }
  )
  func titles(file: String) async throws {
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

  @Test(
    "a recorded list is read whole",
    arguments: [
      ("openoni/recorded/newspapers.json.xz", 3047), ("openoni/recorded/iiif-newspapers.json.xz", 3083),
      ("openoni/openoni_iiif_newspapers.json", 1), ("digitized/newspapers-2016.json", 2039),
      ("digitized/newspapers-2025-05.json.xz", 4046),
    ])
  func lists(file: String, count: Int) async throws {
    let listing = try await service("/newspapers.json", file).all()
    #expect(listing.total == count)
    #expect(listing.newspapers.allSatisfy { !$0.title.isEmpty && !$0.title.contains("[volume]") })
  }

  @Test(
    "a recorded title of a running site is read whole",
    arguments: [("title-sn83045462.json", nil, 0), ("iiif-title.json", "Daily", 2)]
      as [(String, String?, Int)])
  func runningSite(file: String, frequency: String?, otherTitles: Int) async throws {
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
        == DigitisedCoverage(
          firstIssue: IssueDate("1859-02-21"), lastIssue: IssueDate("1920-11-15"), issueCount: 15))
  }

  @Test func `the documented title of Open ONI is read`() async throws {
    let lccn = try LCCN("sn83030214")
    let detail = try await service("/lccn/sn83030214.json", "openoni/openoni_iiif_title.json").newspaper(lccn)
      .detail
    #expect(
      detail.newspaper.places.map(\.catalogued) == [
        "New York--Brooklyn--New York City", "New York--Queens--New York City",
      ])
    #expect(detail.notes.count == 2)
  }

  @Test func `a recorded index of the API is recognised`() async throws {
    let index = FixtureAnswer.json(try SharedData.bytes("openoni/recorded/api-index.json"))
    let list = FixtureAnswer.json(try SharedData.bytes("openoni/recorded/newspapers.json.xz"))
    let client = StubHTTPClient { request async throws(HTTPError) in
      (request.url.hasSuffix("/api/chronam/") ? index : list).response(to: request.url)
    }
    let oregon = try await ChronAmService(client).all(NewspaperQuery(state: "Oregon"))
    #expect(oregon.total == 33)
    #expect(client.urls.last?.hasSuffix("/api/chronam/newspapers.json") == true)
  }

  @Test func `a recorded answer about an unknown title is not found`() async throws {
    let error = FixtureAnswer.json(try SharedData.bytes("openoni/recorded/err-title-404.json"), status: 404)
    let index = FixtureAnswer.json(try SharedData.bytes("openoni/recorded/api-index.json"))
    let client = StubHTTPClient { request async throws(HTTPError) in
      (request.url.hasSuffix("/api/chronam/") ? index : error).response(to: request.url)
    }
    await #expect(throws: NewspaperError.notFound(what: "newspaper sn00000000", source: "papers.example.org"))
    {
      try await ChronAmService(client).newspaper(try LCCN("sn00000000"))
    }
  }
}
