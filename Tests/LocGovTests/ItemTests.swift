import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct ItemTests {
  private let client = StubHTTPClient(.locGov)

  @Test func `a record is requested with fo and at, and read completely`() async throws {
    let record = try await LocGovService(client).newspaper(try LCCN("sn83030214"))
    #expect(client.urls == ["https://www.loc.gov/item/sn83030214/?fo=json&at=item"])
    #expect(record.origin == Origin(name: "www.loc.gov", asOf: LocGovService.now, isLive: true))
    #expect(
      record.detail
        == NewspaperDetail(
          newspaper: Newspaper(
            lccn: try LCCN("sn83030214"), title: "New-York Tribune",
            places: [Place(state: "New York", county: "New York", city: "New York")],
            years: PublicationYears("1866-1924"), languages: ["English"], frequency: "Daily"),
          otherTitles: [
            "New York tribune", "Combined New York morning newspapers", "New-York daily tribune",
          ],
          placeOfPublication: "New York [N.Y.]", publisher: "New York Tribune",
          subjects: [
            "New York (N.Y.)--Newspapers", "New York County (N.Y.)--Newspapers", "New York (State)--New York",
          ],
          notes: [
            "Began under this name with the number of April 10, 1866.",
            "Weekly and semiweekly editions were printed besides; see <1866-1906>.",
          ],
          essay: """
            Horace Greeley’s paper carried the name New-York Tribune on its front page from 1866 on & kept it for \
            fifty-eight years.

            In March 1924 it was joined with the New York Herald;

            the two went on together under both names.
            """,
          preceding: [
            RelatedNewspaper(lccn: try LCCN("sn83030213"), title: "New-York daily tribune"),
            RelatedNewspaper(lccn: try LCCN("sn83030352"), title: "Evening edition of the tribune"),
          ],
          succeeding: [
            RelatedNewspaper(lccn: try LCCN("sn83030215"), title: "New York herald, New York tribune")
          ],
          oclc: "9405688", issn: "1941-0646", webAddress: "https://www.loc.gov/item/sn83030214/"))
  }

  @Test(arguments: ["sn83045462", "sn95060694", "sn97071004"])
  func `the other records in the fixtures are read`(lccn: String) async throws {
    let detail = try await LocGovService(client).newspaper(try LCCN(lccn)).detail
    #expect(detail.newspaper.lccn.description == lccn)
    #expect(!detail.newspaper.places.isEmpty)
    #expect(detail.publisher != nil)
  }

  @Test func `a missing record is not found`() async {
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: "www.loc.gov")
    ) {
      try await LocGovService(client).newspaper(try LCCN("sn00000000"))
    }
  }

  @Test(arguments: ["item-not-found-in-200", "item-empty", "item-exception", "item-book"])
  func `a response with status 200 can say that there is no such newspaper`(file: String) async throws {
    let service = try LocGovService.answering("drift/\(file).json")
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn83030214"), source: "www.loc.gov")
    ) {
      try await service.newspaper(try LCCN("sn83030214"))
    }
  }

  @Test(arguments: [
    ("cut-item", "the response was cut off after 400 bytes"),
    ("no-item", "“item” is missing"),
    ("item-without-title", "“item.title” is missing"),
    ("item-is-text", "“item” has the wrong type"),
  ])
  func `a broken record is refused, saying what is wrong and where`(file: String, what: String) async throws {
    let service = try LocGovService.answering("broken/\(file).json")
    let error = await #expect(throws: NewspaperError.self) {
      try await service.newspaper(try LCCN("sn83030214"))
    }
    guard case .malformed("www.loc.gov", let said) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.hasPrefix(what))
  }

  @Test(
    arguments: [
      (
        FixtureResponse.html(
          Array("<!DOCTYPE html>".utf8), status: 403, headers: ["cf-mitigated": "challenge"]),
        .botCheck(host: "www.loc.gov")
      ),
      (.html(Array("<html>".utf8)), .botCheck(host: "www.loc.gov")),
      (
        .json("{}", status: 429, headers: ["Retry-After": "3600"]),
        .rateLimited(host: "www.loc.gov", until: LocGovService.now + 3600)
      ),
      (.json("{}", status: 502), .serverError(host: "www.loc.gov", status: 502)),
    ] as [(FixtureResponse, NewspaperError)])
  func `a bot check, a limit and an overload are distinguished`(
    answer: FixtureResponse, error: NewspaperError
  )
    async
  {
    let service = LocGovService(StubHTTPClient(answer))
    await #expect(throws: error) { try await service.newspaper(try LCCN("sn83030214")) }
    await #expect(throws: error) {
      try await service.newspapers(matching: NewspaperQuery(), window: Window(offset: 0, limit: 5))
    }
  }
}
