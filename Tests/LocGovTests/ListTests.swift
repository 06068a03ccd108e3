import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct ListTests {
  private let client = StubHTTPClient(.locGov)
  private var service: LocGovService { LocGovService(client) }

  @Test func `the service names itself and is not local`() {
    #expect(service.name == "www.loc.gov")
    #expect(!service.isLocal)
    #expect(
      LocGovService(client: client, site: "http://127.0.0.1:8080/x/", readLayout: TestLayout.read, now: { 0 })
        .name == "127.0.0.1:8080/x")
  }

  @Test func `the plain list is requested by the page, with fo and at`() async throws {
    let listing = try await service.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 25, limit: 25))
    #expect(listing.lccns.count == 5)
    #expect(listing.lccns.last == "2017218620")
    #expect(listing.total == 30)
    #expect(listing.offset == 25)
    #expect(listing.origin == Origin(name: "www.loc.gov", asOf: LocGovService.now, isLive: true))
    #expect(
      client.urls == [
        "https://www.loc.gov/collections/chronicling-america/titles/?fo=json"
          + "&at=content.results,content.pagination,pagination&sb=title_s&c=25&sp=2"
      ])
  }

  @Test func `a row says everything it knows`() async throws {
    let listing = try await service.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 0, limit: 30))
    let tribune = try #require(listing.newspapers.first { $0.lccn.description == "sn83030214" })
    #expect(
      tribune
        == Newspaper(
          lccn: try LCCN("sn83030214"), title: "New-York Tribune",
          places: [Place(state: "New York", county: "New York", city: "New York")],
          years: PublicationYears("1866-1924"), languages: ["English"],
          coverage: DigitizedCoverage(
            firstIssue: IssueDate("1866-04-10"), lastIssue: IssueDate("1922-12-31"), issueCount: 19999)))
    let uusi = try #require(listing.newspapers.first { $0.title == "Uusi Kotimaa" })
    #expect(uusi.places.map(\.state) == ["Minnesota", "Oregon", "Wisconsin"])
    #expect(uusi.places.map(\.city) == ["New York Mills", nil, nil])
    #expect(uusi.languages == ["Finnish"])
    let star = try #require(listing.newspapers.first { $0.title == "Evening Star" })
    #expect(star.places == [Place(state: "District of Columbia", city: "Washington")])
    let citizen = try #require(listing.newspapers.first { $0.title == "The Clayton Citizen" })
    #expect(citizen.languages == ["English", "Spanish"])
  }

  @Test(arguments: [
    (0, 30), (0, 7), (7, 7), (28, 7), (3, 7), (25, 10), (29, 1), (13, 17), (0, 1000), (0, 5000), (4, .max),
    (29, 25),
  ])
  func `every window shows its rows, wherever the server's pages end`(offset: Int, limit: Int) async throws {
    let all = try await service.newspapers(matching: NewspaperQuery(), window: Window(offset: 0, limit: 30))
      .lccns
    let window = Window(offset: offset, limit: limit)
    let listing = try await service.newspapers(matching: NewspaperQuery(), window: window)
    #expect(listing.lccns == Array(all[window.rows(of: 30)]))
    #expect(listing.total == 30)
    #expect(listing.offset == offset)
  }

  @Test(arguments: [
    (20, 10, ["&c=10&sp=3"]), (15, 10, ["&c=10&sp=2", "&c=10&sp=3"]), (25, 10, ["&c=10&sp=3"]),
  ])
  func `a window across two pages requests both, one within a page only that page`(
    offset: Int, limit: Int, expected: [String]
  ) async throws {
    _ = try await service.newspapers(matching: NewspaperQuery(), window: Window(offset: offset, limit: limit))
    #expect(client.urls.map { $0.split(separator: "title_s").last.map(String.init) } == expected)
  }

  @Test(arguments: [(30, 10), (35, 10), (5000, 25), (.max - 5, 1000)])
  func `a window past the end is empty and knows the total`(offset: Int, limit: Int) async throws {
    let listing = try await service.newspapers(
      matching: NewspaperQuery(), window: Window(offset: offset, limit: limit))
    #expect(listing.lccns.isEmpty)
    #expect(listing.total == 30)
  }

  @Test(arguments: [400, 404, 200])
  func `the total counts even if a server answers 400, or has rows, past the end`(status: Int)
    async throws
  {
    let client = StubHTTPClient { request async throws(HTTPError) in
      do {
        let isPastTheEnd = !request.url.hasSuffix("&sp=1")
        let first = request.url.replacing(#/&sp=\d+/#, with: "&sp=1")
        return try isPastTheEnd && status != 200
          ? FixtureResponse.json("{}", status: status).response(to: request.url)
          : FixtureSite.locGov.answer(to: first).response(to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    for offset in [50, .max - 5] {
      let window = Window(offset: offset, limit: 25)
      let listing = try await LocGovService(client).newspapers(matching: NewspaperQuery(), window: window)
      #expect(listing.lccns.isEmpty)
      #expect(listing.total == 30)
    }
  }

  @Test func `a missing page before the end is a server error`() async {
    let client = StubHTTPClient { request async throws(HTTPError) in
      do {
        return try request.url.contains("sp=2")
          ? FixtureResponse.json("{}", status: 404).response(to: request.url)
          : FixtureSite.locGov.answer(to: request.url).response(to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    await #expect(throws: NewspaperError.serverError(host: "www.loc.gov", status: 404)) {
      try await LocGovService(client).newspapers(
        matching: NewspaperQuery(), window: Window(offset: 10, limit: 10))
    }
  }

  @Test func `a missing list is a server error`() async {
    let service = LocGovService(StubHTTPClient(.json("{}", status: 404)))
    await #expect(throws: NewspaperError.serverError(host: "www.loc.gov", status: 404)) {
      try await service.newspapers(matching: NewspaperQuery(), window: Window(offset: 0, limit: 10))
    }
  }
}
