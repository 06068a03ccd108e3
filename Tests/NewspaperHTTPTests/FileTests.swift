import HTTP
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

/// Files other than JSON: what is accepted.
@Suite struct FileTests {
  private func file(_ answer: FixtureResponse, _ content: HTTPContent) async throws(NewspaperError) -> [UInt8]
  {
    let server = Server(
      Site("https://example.org"), client: StubHTTPClient(answer), webPageIsBotCheck: true, now: { 1000 })
    let question = ResourceRequest("https://example.org/x", subject: "page x")
    return try await server.file(question, of: content, freshness: .recent) { $0.value }
  }

  @Test(arguments: [
    (HTTPContent.text, "< THE EVENING STAR"), (.text, ""), (.text, "<p is what OCR read"),
    (.text, "{ } {1859}"), (.text, "{}"), (.text, "{status: 500}"),
    (.xml, "<?xml version=\"1.0\"?><alto/>"), (.xml, "\u{feff}\n <alto xmlns=\"x\">"),
  ])
  func `a file of the right kind is accepted`(content: HTTPContent, body: String) async throws {
    let bytes = Array(body.utf8)
    #expect(try await file(FixtureResponse(headers: [:], body: bytes), content) == bytes)
  }

  @Test(
    arguments: [
      (HTTPContent.text, "text/html", "words", .botCheck(host: "example.org")),
      (.text, "", "\n<!doctype HTML>", .botCheck(host: "example.org")),
      (.xml, "text/xml", "<html><body>", .botCheck(host: "example.org")),
      (.jpeg, "image/jpeg", "<HTML>", .botCheck(host: "example.org")),
      (.text, "text/plain", "<?xml?>", .malformed(host: "example.org", what: "XML came instead of text")),
      (
        .text, "text/plain", #"{"status": 500, "error": "Internal Server Error"}"#,
        .serverError(host: "example.org", status: 500)
      ),
      (
        .text, "text/plain", "\n{\"detail\":\"x\",\"statusCode\":503}\n",
        .serverError(host: "example.org", status: 503)
      ),
      (.text, "application/json", #"{"status":404}"#, .notFound(what: "page x", source: "example.org")),
      (.text, "text/plain", #"{"code": 429}"#, .rateLimited(host: "example.org", until: nil)),
      (
        .text, "text/plain", #"{"detail": "Page does not exist"}"#,
        .malformed(host: "example.org", what: "JSON came instead of text")
      ),
      (.json, "text/xml", "<?xml?>", .malformed(host: "example.org", what: "XML came instead of JSON")),
      (.xml, "text/xml", "words", .malformed(host: "example.org", what: "the response is not XML")),
      (.xml, "text/xml", "", .malformed(host: "example.org", what: "the response is empty")),
      (.jpeg, "image/jpeg", "", .malformed(host: "example.org", what: "the response is empty")),
      (
        .jpeg, "image/jpeg", "RIFF",
        .malformed(host: "example.org", what: "the response is not a JPEG picture")
      ),
    ] as [(HTTPContent, String, String, NewspaperError)])
  func `a file of another kind is refused`(
    content: HTTPContent, type: String, body: String, error: NewspaperError
  ) async {
    let answer = FixtureResponse(headers: ["Content-Type": type], body: Array(body.utf8))
    await #expect(throws: error) { try await file(answer, content) }
  }

  @Test(
    arguments: [
      (Array("a\r\nb\rc\n\nd".utf8), "text/plain", "a\nb\nc\n\nd"),
      ([0xEF, 0xBB, 0xBF, 0x61], "text/plain", "a"),
      ([0x4D, 0xFC, 0x6C], "text/plain; charset=ISO-8859-1", "Mül"),
      ([0x4D, 0xC3, 0xBC, 0x6C], "text/plain; charset=iso-8859-1", "Mül"),
      ([0x4D, 0xFC, 0x6C], "text/plain", "M\u{fffd}l"),
    ] as [([UInt8], String, String)])
  func `texts become UTF-8 with line feeds`(bytes: [UInt8], type: String, text: String) async throws {
    let client = StubHTTPClient(FixtureResponse(headers: ["Content-Type": type], body: bytes))
    let server = Server(
      Site("https://example.org"), client: client, webPageIsBotCheck: true, now: { 1000 })
    let question = ResourceRequest("https://example.org/x", subject: "page x")
    let read = try await server.file(question, of: .text, freshness: .recent) { PlainText.text($0) }
    #expect(read == text)
  }

  @Test(arguments: [
    (PageBox.whole, 100, "full/100,", PageBox.whole),
    (.whole, 5000, "full/600,", .whole),
    (
      PageBox(x: 0.1, y: 0.1, width: 0.1, height: 0.1), 0, "60,80,60,80/1,",
      PageBox(x: 0.1, y: 0.1, width: 0.1, height: 0.1)
    ),
    (
      PageBox(x: 1, y: 1, width: 0, height: 0), 9, "599,799,1,1/1,",
      PageBox(x: 599.0 / 600, y: 799.0 / 800, width: 1.0 / 600, height: 1.0 / 800)
    ),
    (
      PageBox(x: 0.0001, y: 0, width: 0.5, height: 0.50001), 900, "0,0,301,401/301,",
      PageBox(x: 0, y: 0, width: 301.0 / 600, height: 401.0 / 800)
    ),
  ])
  func `a view of a page is cut to whole pixels, and never larger than the scan`(
    region: PageBox, width: Int, path: String, shown: PageBox
  ) {
    let image = IIIFImage(service: "https://x/y", size: IIIFImage.Size(width: 600, height: 800))
    let picture = image.picture(of: ScanView(region: region, width: width))
    #expect(picture.url == "https://x/y/\(path)/0/default.jpg")
    #expect(abs(picture.region.x - shown.x) < 1e-9 && abs(picture.region.width - shown.width) < 1e-9)
    #expect(abs(picture.region.y - shown.y) < 1e-9 && abs(picture.region.height - shown.height) < 1e-9)
  }

  @Test func `without the scan's size a view is cut in hundredths of a percent`() {
    let image = IIIFImage(service: "https://x/y", size: IIIFImage.Size(width: 0, height: 800))
    let view = ScanView(region: PageBox(x: 1.0 / 3, y: 0.5, width: 0.1, height: 0.0405), width: 800)
    #expect(image.picture(of: view).url == "https://x/y/pct:33.33,50,10.01,4.05/800,/0/default.jpg")
  }

  private struct Number: Expiring, Sendable {
    let value: Int
    var isStale: Bool { false }
  }

  @Test func `each value is fetched once, and all are dropped when there are too many`() async throws {
    let client = StubHTTPClient(.json("1"))
    let kept = KeyedMemo<Int, Number>(limit: 2) { key, _ async throws(NewspaperError) in
      do throws(HTTPError) { _ = try await client.send(HTTPRequest("\(key)")) } catch { throw .canceled }
      return Number(value: key * 10)
    }
    for key in [1, 2, 1, 2] { #expect(try await kept.get(key, .recent).value == key * 10) }
    #expect(client.urls == ["1", "2"])
    #expect(try await kept.get(3, .recent).value == 30)
    #expect(await kept.value(1) == nil)
    #expect(await kept.value(3)?.value == 30)
    await kept.forget()
    #expect(await kept.value(3) == nil)
  }
}
