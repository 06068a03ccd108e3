import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

@Suite struct PageTests {
  private static let base = "https://papers.example.org"

  private func page(_ sequence: Int, _ lccn: String = "sn97071004", _ date: String = "1916-01-06") throws
    -> PageID
  {
    let issue = IssueID(lccn: try LCCN(lccn), date: try #require(IssueDate(date)))
    return PageID(issue: issue, sequence: sequence)
  }

  private func service(_ answers: [String: FixtureResponse]) -> (ChronAmService, StubHTTPClient) {
    let client = StubHTTPClient { request async throws(HTTPError) in
      let path = String(request.url.dropFirst(Self.base.count))
      return (answers[path] ?? .json("{}", status: 404)).response(to: request.url)
    }
    return (ChronAmService(client), client)
  }

  @Test(arguments: [FixtureSite.chronAm, .openONI, .openONIWithAPI])
  func `texts are read from layouts, at the same addresses everywhere`(site: FixtureSite) async throws {
    let client = StubHTTPClient(site)
    let service = ChronAmService(client)
    let text = try await service.text(of: page(1), freshness: .recent)
    #expect(text.text.hasPrefix("THE FIXTURE GAZETTE SHIPS IN THE HARBOR Two schooners"))
    let layout = try await service.layout(of: page(1), freshness: .recent)
    let words = layout.blocks.flatMap(\.lines).flatMap(\.words)
    #expect(words.prefix(3).map(\.text) == ["THE", "FIXTURE", "GAZETTE"] && text.layout == layout)
    let address = Self.base + "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    #expect(client.urls.suffix(2) == [address + "/ocr.xml", address + "/ocr.xml"])
  }

  @Test func `a page without text is reported as such`() async throws {
    let page = try page(9)
    await #expect(
      throws: NewspaperError.notFound(what: .part("text", of: page), source: "papers.example.org")
    ) {
      try await ChronAmService(StubHTTPClient(.openONI)).text(of: page, freshness: .recent)
    }
  }

  @Test(arguments: [
    (FixtureResponse.html(Array("<!DOCTYPE html><p>Moved".utf8)), "a web page came instead of text"),
    (.json("<?xml version=\"1.0\"?><alto/>"), "XML came instead of text"),
    (.json("{\"newspapers\": [ {\"lccn\": \"sn97071004\"},,]}"), "JSON came instead of text"),
    (.json("\n [1, 2"), "JSON came instead of text"),
    (.json("null"), "JSON came instead of text"),
  ])
  func `a response other than a text is reported`(answer: FixtureResponse, what: String) async throws {
    let (service, _) = service(["/lccn/sn97071004/1916-01-06/ed-1/seq-1/ocr.txt": answer])
    await #expect(throws: NewspaperError.malformed(host: "papers.example.org", what: what)) {
      try await service.text(of: page(1), freshness: .recent)
    }
  }

  @Test(arguments: [
    (FixtureResponse.json("THE FIXTURE GAZETTE"), "the response is not XML"),
    (.json(""), "the response is empty"),
    (.json("<alto><Layout>"), "the ALTO file is cut"),
  ])
  func `a response other than a layout is reported`(answer: FixtureResponse, what: String) async throws {
    let (service, _) = service(["/lccn/sn97071004/1916-01-06/ed-1/seq-1/ocr.xml": answer])
    await #expect(throws: NewspaperError.malformed(host: "papers.example.org", what: what)) {
      try await service.layout(of: page(1), freshness: .recent)
    }
  }

  @Test func `a scan is cropped and scaled by the image service, at the site's known address`()
    async throws
  {
    let client = StubHTTPClient(.openONIWithAPI)
    let service = ChronAmService(client)
    let whole = try await service.scan(of: page(1), ScanView(width: 300))
    #expect(whole.region == .whole && whole.jpeg.starts(with: [0xFF, 0xD8]))
    let image =
      Self.base + "/images/iiif/batch_oru_fixture_ver01%2Fdata%2Fsn97071004%2Fprint%2F1916010601%2F0001.jp2"
    #expect(client.urls.last == image + "/full/300,/0/default.jpg")
    let view = ScanView(region: PageBox(x: 0.25, y: 0.5, width: 0.5, height: 0.25), width: 9000)
    let part = try await service.scan(of: page(1), view)
    #expect(part.region == view.region)
    #expect(client.urls.last == image + "/150,400,300,200/300,/0/default.jpg")
    #expect(client.urls.filter { $0.hasSuffix("seq-1.json") }.count == 1)
  }

  @Test func `a page that was not filmed has no scan`() async throws {
    let client = StubHTTPClient(.openONI)
    let page = try page(3)
    await #expect(throws: NewspaperError.notFound(what: .scan(of: page), source: "papers.example.org")) {
      try await ChronAmService(client).scan(of: page, ScanView(width: 300))
    }
    #expect(client.urls.last?.hasSuffix("/seq-3.json") == true)
  }

  @Test(arguments: [
    (ScanView(width: 300), "800x1066"), (ScanView(width: 900), "1600x2133"),
    (ScanView(region: PageBox(x: 0, y: 0, width: 0.25, height: 0.25), width: 1500), "3200x4266"),
  ])
  func `chronam renders whole pages, in a few sizes and in the shape of the page`(
    view: ScanView, size: String
  )
    async throws
  {
    let client = StubHTTPClient(.chronAm)
    let scan = try await ChronAmService(client).scan(of: page(1), view)
    #expect(scan.region == .whole)
    let address = Self.base + "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    #expect(
      client.urls.suffix(3) == [
        address + ".json", address + "/thumbnail.jpg", address + "/image_\(size).jpg",
      ])
  }

  @Test(arguments: [
    (FixtureResponse.json("GIF89a"), "the response is not a JPEG picture"),
    (.json(""), "the response is empty"),
    (.html(Array("<html>".utf8)), "a web page came instead of a picture"),
  ])
  func `a response other than a picture is reported`(answer: FixtureResponse, what: String) async throws {
    let path = "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    let (service, _) = service([
      path + ".json": .json(#"{"jp2": "x"}"#),
      path + "/thumbnail.jpg": .json(try Fixture.bytes("pages/page-1.jpg")),
      path + "/image_800x1066.jpg": answer,
    ])
    await #expect(throws: NewspaperError.malformed(host: "papers.example.org", what: what)) {
      try await service.scan(of: page(1), ScanView(width: 300))
    }
  }

  @Test func `a canvas without a service does not mean a page without a scan`() async throws {
    let canvas = FixtureResponse.json(try Fixture.bytes("openoni/broken/page-without-service.json"))
    let (service, _) = service(["/lccn/sn97071004/1916-01-06/ed-1/seq-1.json": canvas])
    let what = "page sn97071004/1916-01-06/ed-1/seq-1 has a scan but no image service"
    await #expect(throws: NewspaperError.malformed(host: "papers.example.org", what: what)) {
      try await service.scan(of: page(1), ScanView(width: 300))
    }
  }

  @Test(arguments: [
    (PageFile.text, "/ocr.txt"), (.alto, "/ocr.xml"), (.pdf, ".pdf"), (.jp2, ".jp2"), (.json, ".json"),
    (.jpg, "/image_3200x4266.jpg"),
  ])
  func `files have their addresses`(file: PageFile, suffix: String) async throws {
    let service = ChronAmService(StubHTTPClient(.chronAm))
    let location = try await service.location(of: file, of: page(2))
    let url = Self.base + "/lccn/sn97071004/1916-01-06/ed-1/seq-2" + suffix
    let server = FileServer(name: service.name, webPageIsBotCheck: false)
    #expect(location == .address(url, headers: [:], from: server))
    #expect(try service.webAddress(of: page(2)) == Self.base + "/lccn/sn97071004/1916-01-06/ed-1/seq-2/")
  }

  @Test func `a newspaper's pages are reached over the network`() async throws {
    let server = try await LoopbackServer.start(.openONI)
    let client = CurlClient(userAgent: "test")
    let service = ChronAmService(client: client, site: server.url, readLayout: TestLayout.read, now: { 1000 })
    let lccn = try LCCN("sn97071004")
    let listed = try #require(
      try await service.issues(of: lccn, in: 1915...1915, freshness: .recent).issues.last)
    let issue = try await service.issue(IssueID(lccn: lccn, date: listed.date), freshness: .recent)
    let page = PageID(issue: issue.id, sequence: issue.pages[1].sequence)
    #expect(try await service.text(of: page, freshness: .recent).text.contains("DIE ERNTE"))
    let scan = try await service.scan(of: page, ScanView(width: 100))
    #expect(scan.jpeg == (try Fixture.bytes("pages/page-2.jpg")))
  }
}
