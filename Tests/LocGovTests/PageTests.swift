import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct PageTests {
  private static let tile = "https://tile.loc.gov"
  private static let path = "service/ndnp/dlc/batch_dlc_fixture_ver01/data/sn83030214/print/1866041001/00"

  private func page(_ sequence: Int) throws -> PageID {
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1866-04-10")))
    return PageID(issue: issue, sequence: sequence)
  }

  /// The Library's responses, with this one from tile.loc.gov.
  private func service(tile answer: FixtureResponse) -> LocGovService {
    LocGovService(
      StubHTTPClient { request async throws(HTTPError) in
        do {
          if request.url.hasPrefix(Self.tile) { return answer.response(to: request.url) }
          return try FixtureSite.locGov.answer(to: request.url).response(to: request.url)
        } catch {
          throw .other(code: 0, reason: "\(error)")
        }
      })
  }

  @Test func `the files of a page follow from its position in the issue`() async throws {
    let client = StubHTTPClient(.locGov)
    let service = LocGovService(client)
    let text = try await service.text(of: page(2), freshness: .recent)
    #expect(text.text.hasPrefix("SECOND PAGE\n\nDIE ERNTE\n"))
    let layout = try await service.layout(of: page(2), freshness: .recent)
    #expect(layout.blocks.flatMap(\.lines).flatMap(\.words).first?.text == "SECOND")
    let scan = try await service.scan(
      of: page(2), ScanView(region: PageBox(x: 0.1, y: 0.2, width: 0.2, height: 0.125), width: 640))
    #expect(scan.jpeg == (try Fixture.bytes("pages/page-2.jpg")))
    let colons = Self.path.replacing("/", with: ":")
    #expect(
      client.urls.dropFirst() == [
        Self.tile
          + "/text-services/word-coordinates-service?segment=/\(Self.path)12.xml&format=alto_xml&full_text=1",
        Self.tile + "/storage-services/\(Self.path)12.xml",
        Self.tile + "/image-services/iiif/\(colons)12/info.json",
        Self.tile + "/image-services/iiif/\(colons)12/60,160,120,100/120,/0/default.jpg",
      ])
  }

  @Test func `a strict image server is not asked for more than it has`() async throws {
    let library = MadeLibrary(titles: 1, LibraryMoods { $0.strictScan = (5843, 7400) })
    let service = LocGovService(library.client)
    for view in [
      ScanView(width: 20_000),
      ScanView(region: PageBox(x: 0.333, y: 0.1, width: 0.01, height: 0.01), width: 1200),
      ScanView(region: PageBox(x: 0.9, y: 0.9, width: 0.1, height: 0.1), width: 300),
    ] { _ = try await service.scan(of: page(1), view) }
    let pictures = library.asked.filter { $0.hasPrefix("/image-services/") }.map {
      $0.split(separator: "/").dropFirst(3).joined(separator: "/")
    }
    #expect(
      pictures == [
        "info.json", "full/5843,/0/default.jpg", "1945,740,60,74/60,/0/default.jpg",
        "5258,6660,585,740/300,/0/default.jpg",
      ])
  }

  @Test func `an issue is requested once, even by concurrent callers`() async throws {
    let client = StubHTTPClient(.locGov)
    let service = LocGovService(client)
    async let first = service.text(of: page(1), freshness: .recent)
    async let second = service.scan(of: page(1), ScanView(width: 100))
    _ = try await (first, second)
    #expect(client.urls.filter { $0.contains("/item/") }.count == 1)
  }

  @Test(
    arguments: [
      (PageFile.alto, "/storage-services/\(path)11.xml", [:]),
      (.pdf, "/storage-services/\(path)11.pdf", ["Referer": "https://www.loc.gov/"]),
      (.jp2, "/storage-services/\(path)11.jp2", [:]),
      (.jpg, "/image-services/iiif/\(path.replacing("/", with: ":"))11/full/pct:100/0/default.jpg", [:]),
    ] as [(PageFile, String, [String: String])])
  func `files have their addresses, and PDFs say who sent us`(
    file: PageFile, url: String, headers: [String: String]
  ) async throws {
    let location = try await LocGovService(StubHTTPClient(.locGov)).location(of: file, of: page(1))
    let server = FileServer(name: "tile.loc.gov", webPageIsBotCheck: true)
    #expect(location == .address(Self.tile + url, headers: headers, from: server))
  }

  @Test func `a text is returned as bytes, and a record without search words`() async throws {
    let service = LocGovService(StubHTTPClient(.locGov))
    let text = PageFileLocation.bytes(try Fixture.bytes("pages/page-1.txt"), source: "tile.loc.gov")
    #expect(try await service.location(of: .text, of: page(1)) == text)
    let record =
      "https://www.loc.gov/resource/sn83030214/1866-04-10/ed-1/?sp=1&fo=json&at=resource,page,pagination,item"
    let server = FileServer(name: "www.loc.gov", webPageIsBotCheck: true)
    #expect(
      try await service.location(of: .json, of: page(1)) == .address(record, headers: [:], from: server))
    #expect(
      try service.webAddress(of: page(2)) == "https://www.loc.gov/resource/sn83030214/1866-04-10/ed-1/?sp=2")
  }

  @Test(arguments: [3, 4, 0])
  func `a page that was not filmed or does not exist is not found`(sequence: Int) async throws {
    let service = LocGovService(StubHTTPClient(.locGov))
    let page = try page(sequence)
    let missing = NewspaperError.notFound(what: .page(page), source: "www.loc.gov")
    await #expect(throws: missing) { try await service.text(of: page, freshness: .recent) }
    await #expect(throws: missing) { try await service.scan(of: page, ScanView(width: 100)) }
  }

  @Test func `a page with only text has no scan`() async throws {
    let service = try LocGovService.answering("drift/issue-text-alone.json")
    let page = try page(1)
    await #expect(throws: NewspaperError.notFound(what: .scan(of: page), source: "www.loc.gov")) {
      try await service.scan(of: page, ScanView(width: 100))
    }
  }

  @Test(
    arguments: [
      (FixtureResponse.json("{}"), "www.loc.gov"), (.json(#"{"a":{"full_text":null}}"#), "www.loc.gov"),
      (.json("{}", status: 404), "tile.loc.gov"),
    ])
  func `a missing text is reported`(answer: FixtureResponse, source: String) async throws {
    let page = try page(1)
    await #expect(throws: NewspaperError.notFound(what: .part("text", of: page), source: source)) {
      try await service(tile: answer).text(of: page, freshness: .recent)
    }
  }

  @Test(
    arguments: [
      (
        FixtureResponse.json(#"{"a":{"full_text":"cut"#),
        .malformed(host: "tile.loc.gov", what: "the response was cut off after 22 bytes")
      ),
      (.json("<?xml?><alto/>"), .malformed(host: "tile.loc.gov", what: "XML came instead of JSON")),
      (.html(Array("<html>".utf8)), .botCheck(host: "tile.loc.gov")),
      (.html(Array("<html>".utf8), status: 403), .botCheck(host: "tile.loc.gov")),
      (.json("{}", status: 429), .rateLimited(host: "tile.loc.gov", until: nil)),
      (.json("{}", status: 502), .serverError(host: "tile.loc.gov", status: 502)),
    ] as [(FixtureResponse, NewspaperError)])
  func `a response other than a text is reported`(answer: FixtureResponse, error: NewspaperError) async throws
  {
    await #expect(throws: error) { try await service(tile: answer).text(of: page(1), freshness: .recent) }
  }

  @Test func `a page without words has an empty text`() async throws {
    let service = service(tile: .json(#"{"a":{"full_text":""}}"#))
    #expect(try await service.text(of: page(1), freshness: .recent).text == "")
  }

  @Test(
    arguments: [
      (FixtureResponse.html(Array("<!DOCTYPE html>".utf8)), .botCheck(host: "tile.loc.gov")),
      (
        .json("<Error><Code>AccessDenied</Code></Error>", status: 403),
        .serverError(host: "tile.loc.gov", status: 403)
      ),
      (.json("<alto>"), .malformed(host: "tile.loc.gov", what: "the ALTO file is cut")),
      (.json("words"), .malformed(host: "tile.loc.gov", what: "the response is not XML")),
    ] as [(FixtureResponse, NewspaperError)])
  func `XML is not a bot check if XML was requested`(answer: FixtureResponse, error: NewspaperError)
    async throws
  {
    await #expect(throws: error) { try await service(tile: answer).layout(of: page(1), freshness: .recent) }
  }

  @Test func `a newspaper's pages are reached over the network`() async throws {
    let server = try await LoopbackServer.start(.locGov)
    let service = LocGovService(
      client: CurlClient(userAgent: "test"), site: server.url, tiles: server.url, readLayout: TestLayout.read,
      now: { 1000 })
    let lccn = try LCCN("sn97071004")
    let listed = try #require(
      try await service.issues(of: lccn, in: 1916...1916, freshness: .recent).issues.first)
    let issue = try await service.issue(IssueID(lccn: lccn, date: listed.date), freshness: .recent)
    let page = PageID(issue: issue.id, sequence: 1)
    #expect(try await service.text(of: page, freshness: .recent).text.contains("A NEW BRIDGE"))
    #expect(try await service.scan(of: page, ScanView(width: 99)).jpeg == Fixture.bytes("pages/page-1.jpg"))
    #expect(server.requests.allSatisfy { $0.query["q"] == nil })
  }
}
