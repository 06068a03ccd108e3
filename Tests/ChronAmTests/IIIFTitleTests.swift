import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

@Suite struct IIIFTitleTests {
  @Test func `a record is read completely`() async throws {
    let detail = try await ChronAmService(StubHTTPClient(.openONI)).newspaper(try LCCN("sn84022673")).detail
    let coverage = DigitizedCoverage(
      firstIssue: IssueDate("1871-08-11"), lastIssue: IssueDate("1881-04-21"), issueCount: 12)
    #expect(
      detail
        == NewspaperDetail(
          newspaper: Newspaper(
            lccn: try LCCN("sn84022673"), title: "The new Northwest",
            places: [Place(state: "Oregon", county: "Multnomah", city: "Portland")],
            years: PublicationYears("1871-1887"), languages: ["English"], frequency: "Weekly",
            coverage: coverage),
          otherTitles: ["New Northwest"], placeOfPublication: "Portland, Or.",
          publisher: "Mrs. A. J. Duniway",
          subjects: ["Portland (Or.)--Newspapers"],
          notes: ["A weekly for the rights of women.", "Its editor was Abigail Scott Duniway."],
          webAddress: "https://papers.example.org/lccn/sn84022673/"))
  }

  @Test func `a newspaper with several places has them all`() async throws {
    let newspaper = try await ChronAmService.detail("openoni/lccn/sn83025242.json", "sn83025242").newspaper
    #expect(
      newspaper.places.map(\.description) == [
        "New York Mills, Minnesota", "Astoria, Oregon", "Superior, Wisconsin",
      ])
    #expect(newspaper.languages == ["Finnish"])
  }

  @Test func `a district without counties keeps its city`() async throws {
    let detail = try await ChronAmService.detail("openoni/drift/title-district.json", "sn83045462")
    #expect(detail.newspaper.places == [Place(state: "District of Columbia", city: "Washington")])
    #expect(detail.otherTitles == ["Star", "Sunday star"])
  }

  @Test func `plain values are lists of one, and nulls mean nothing`() async throws {
    let detail = try await ChronAmService.detail("openoni/drift/title-plain-values.json", "sn97071004")
    #expect(detail.newspaper.title == "Spray courier")
    #expect(detail.newspaper.languages == ["English"])
    #expect(detail.newspaper.places == [Place(state: "Oregon", county: "Wheeler", city: "Spray")])
    #expect(detail.newspaper.years?.description == "1???–1916")
    #expect(detail.newspaper.coverage == nil)
    #expect(detail.notes.isEmpty && detail.subjects.isEmpty)
  }

  @Test func `a newspaper that is not digitized has no issues`() async throws {
    let detail = try await ChronAmService.detail("openoni/drift/title-no-issues.json", "sn97071004")
    #expect(detail.newspaper.coverage?.issueCount == 0)
  }

  /// A site that fails on every title, with `list` as its list.
  private static func failing(list: FixtureResponse) -> ChronAmService {
    ChronAmService(
      StubHTTPClient { request async throws(HTTPError) in
        if request.url.hasSuffix("/newspapers.json") { return list.response(to: request.url) }
        let isTitle = request.url.contains("/lccn/")
        return FixtureResponse.html(Array("<html>".utf8), status: isTitle ? 500 : 404).response(
          to: request.url)
      })
  }

  @Test func `a 500 for a title that the site lists is the site's error`() async throws {
    let list = FixtureResponse.json(try Fixture.bytes("openoni/newspapers.json"))
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await Self.failing(list: list).newspaper(try LCCN("sn97071004"))
    }
  }

  @Test func `a 500 from a site other than Open ONI is the site's error`() async throws {
    let list = FixtureResponse.json(try Fixture.bytes("chronam/newspapers.json"))
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await Self.failing(list: list).newspaper(try LCCN("sn00000000"))
    }
  }

  @Test func `a 500 from a site whose list is unavailable is the site's error`() async throws {
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await Self.failing(list: .json("{}", status: 502)).newspaper(try LCCN("sn00000000"))
    }
  }

  @Test func `another status for a title is not investigated`() async throws {
    let client = StubHTTPClient { request async throws(HTTPError) in
      FixtureResponse.json("{}", status: request.url.contains("/lccn/") ? 502 : 404).response(to: request.url)
    }
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 502)) {
      try await ChronAmService(client).newspaper(try LCCN("sn00000000"))
    }
    #expect(client.urls.count == 2)
  }
}
