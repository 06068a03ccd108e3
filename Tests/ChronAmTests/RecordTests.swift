import ChronAm
import HTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Records and lists that take more than one request.
@Suite struct RecordTests {
  private static let base = "https://papers.example.org"
  private static let spray = "sn97071004"

  /// The site after its upgrade, with other answers for addresses with these endings.
  private func service(
    _ answers: [String: FixtureResponse], of site: FixtureSite = .openONIWithAPI
  ) -> (ChronAmService, StubHTTPClient) {
    let client = StubHTTPClient { request async throws(HTTPError) in
      if let answer = answers.first(where: { request.url == Self.base + $0.key })?.value {
        return answer.response(to: request.url)
      }
      do { return try site.answer(to: request.url).response(to: request.url) } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    let service = ChronAmService(
      client: client, site: Self.base, readLayout: TestLayout.read, readRecord: Self.read,
      now: { ChronAmService.now })
    return (service, client)
  }

  /// A MARCXML reader that finds the LCCN between tags, and otherwise returns the same for every record.
  @Sendable private static func read(
    _ file: [UInt8], _ host: String
  ) throws(NewspaperError) -> NewspaperDetail {
    let text = String(decoding: file, as: UTF8.self)
    guard let number = text.split(separator: "<a>").last?.split(separator: "</a>").first,
      let lccn = try? LCCN(String(number))
    else { throw .malformed(host: host, what: "no record") }
    return NewspaperDetail(
      newspaper: Newspaper(
        lccn: lccn, title: "Another title", places: [Place(state: "Atlantis")],
        years: PublicationYears("1901-1916"), languages: ["English"], frequency: "Weekly"),
      otherTitles: ["Courier"], notes: ["A note."],
      preceding: [RelatedNewspaper(lccn: nil, title: "Before")],
      succeeding: [RelatedNewspaper(lccn: nil, title: "After")], oclc: "123")
  }

  private func marc(_ lccn: String = spray) -> FixtureResponse {
    FixtureResponse(
      headers: ["Content-Type": "application/marc+xml"], body: Array("<record><a>\(lccn)</a></record>".utf8))
  }

  private static let marcPath = "/lccn/\(spray)/marc.xml"

  @Test func `the catalog record completes what chronam's JSON says`() async throws {
    let (service, client) = service([Self.marcPath: marc()])
    let record = try await service.newspaper(try LCCN(Self.spray))
    let (detail, newspaper) = (record.detail, record.detail.newspaper)
    #expect(newspaper.title == "Spray courier" && newspaper.places.first?.city == "Spray")
    #expect(newspaper.languages == ["English"] && newspaper.frequency == "Weekly")
    #expect(newspaper.years == PublicationYears("1901-1916") && newspaper.coverage?.issueCount == 12)
    #expect(detail.otherTitles == ["Courier"] && detail.notes == ["A note."] && detail.oclc == "123")
    #expect(detail.preceding.map(\.title) == ["Before"] && detail.succeeding.map(\.title) == ["After"])
    #expect(detail.publisher == "C.F. French" && record.origin.gap == nil)
    #expect(
      client.urls == [
        Self.base + "/api/chronam/", Self.base + "/api/chronam/lccn/\(Self.spray).json",
        Self.base + Self.marcPath,
      ])
  }

  @Test func `without a catalog record Open ONI's own JSON is requested`() async throws {
    let (service, client) = service([:])
    let record = try await service.newspaper(try LCCN("sn84022673"))
    #expect(record.detail.newspaper.languages == ["English"] && record.detail.newspaper.frequency == "Weekly")
    #expect(record.detail.otherTitles == ["New Northwest"] && record.detail.notes.count == 2)
    #expect(record.origin.gap == nil)
    #expect(client.urls.last == Self.base + "/lccn/sn84022673.json")
  }

  @Test(
    arguments: [
      (
        FixtureResponse.html([], status: 500),
        NewspaperError.serverError(host: "papers.example.org", status: 500)
      ),
      (
        FixtureResponse(headers: [:], body: Array("<record/>".utf8)),
        .malformed(host: "papers.example.org", what: "no record")
      ),
    ])
  func `unavailable data is a gap, and the record is still returned`(
    answer: FixtureResponse, error: NewspaperError
  ) async throws {
    let (service, _) = service([Self.marcPath: answer])
    let record = try await service.newspaper(try LCCN(Self.spray))
    #expect(record.detail.newspaper.languages == ["English"])
    #expect(record.origin.gap == Origin.Gap(what: "the newspapers before and after", error: error))
  }

  @Test func `another newspaper's record is not used`() async throws {
    let (service, _) = service([Self.marcPath: marc("sn83045462")])
    let record = try await service.newspaper(try LCCN(Self.spray))
    #expect(record.detail.preceding.isEmpty && record.origin.gap != nil)
  }

  @Test func `a site that refuses is asked for nothing more`() async throws {
    let (service, client) = service([Self.marcPath: .json("", status: 429)])
    let record = try await service.newspaper(try LCCN(Self.spray))
    #expect(record.detail.newspaper.title == "Spray courier")
    #expect(record.origin.gap?.error == .rateLimited(host: "papers.example.org", until: nil))
    #expect(client.urls.last == Self.base + Self.marcPath)
  }

  @Test func `a newspaper without a state is listed although chronam's JSON leaves it out`() async throws {
    let short = FixtureResponse.json(
      #"{"newspapers": [{"lccn": "sn97071004", "title": "Spray courier.", "state": "Oregon", "url": ""}]}"#)
    let (service, client) = service(["/api/chronam/newspapers.json": short])
    let listing = try await service.all()
    #expect(listing.total == 13 && listing.origin.gap == nil)
    #expect(
      listing.newspapers.first { $0.lccn.description == Self.spray }?.places == [Place(state: "Oregon")])
    #expect(client.urls.contains(Self.base + "/newspapers.json"))
  }

  @Test func `a newspaper without an LCCN in both lists is counted once`() async throws {
    let rows = ["sn97071004", "local0001", "2021xyz"]
    let own = rows.map { #"{"@id": "http://inner/lccn/\#($0).json", "label": "A paper"}"# }
    let twin = rows.dropLast().map { #"{"lccn": "\#($0)", "title": "A paper", "state": "Oregon"}"# }
    let (service, _) = service([
      "/newspapers.json": .json(#"{"collections": [\#(own.joined(separator: ","))]}"#),
      "/api/chronam/newspapers.json": .json(#"{"newspapers": [\#(twin.joined(separator: ","))]}"#),
    ])
    let listing = try await service.all()
    #expect(listing.lccns == ["sn97071004"])
    #expect(
      listing.origin.shortfall == .init(rows: "newspapers", came: 1, counted: 1, withoutLCCN: 2))
  }

  @Test func `the list is requested while the site's kind is determined`() async throws {
    let isListAsked = Mutex(false)
    let client = StubHTTPClient { request async throws(HTTPError) in
      if request.url.hasSuffix("/api/chronam/") {
        for _ in 0..<400 where !isListAsked.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(5)) }
        if !isListAsked.withLock({ $0 }) { throw .timedOut(seconds: 2) }
      } else {
        isListAsked.withLock { $0 = true }
      }
      do { return try FixtureSite.chronAm.answer(to: request.url).response(to: request.url) } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    let service = ChronAmService(
      client: client, site: Self.base, readLayout: TestLayout.read, readRecord: Self.read,
      now: { ChronAmService.now })
    #expect(try await service.all().total == 40)
    #expect(client.urls.count == 2)
  }

  @Test func `a list that cannot be completed says so`() async throws {
    let (service, _) = service(["/newspapers.json": .html([], status: 500)])
    let listing = try await service.all()
    #expect(listing.total == 13)
    #expect(
      listing.origin.gap
        == Origin.Gap(
          what: "newspapers without a state", error: .serverError(host: "papers.example.org", status: 500)))
  }
}
