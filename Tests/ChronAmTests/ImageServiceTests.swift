import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

/// How a page's scan is cropped and scaled.
@Suite struct ImageServiceTests {
  private func page(_ sequence: Int, _ lccn: String = "sn97071004", _ date: String = "1916-01-06") throws
    -> PageID
  {
    let issue = IssueID(lccn: try LCCN(lccn), date: try #require(IssueDate(date)))
    return PageID(issue: issue, sequence: sequence)
  }

  @Test(
    arguments: [
      (
        "http://inner:8000/images/iiif/a%2Fb", "http://inner:8000",
        "https://papers.example.org/images/iiif/a%2Fb"
      ),
      (
        "http://https://papers.example.org/iiif/a", "http://https://papers.example.org",
        "https://papers.example.org/iiif/a"
      ),
      ("http://https://iiif.example.net/a", "http://inner:8000", "https://iiif.example.net/a"),
      ("//x", "http://inner:8000", nil), ("ftp://inner:8000/x", "http://inner:8000", nil),
      ("http://inner/x?y", "http://inner", nil),
      ("http://iiif.example.net/2/a%2Fb/", "http://inner:8000", "https://iiif.example.net/2/a%2Fb"),
      ("https://papers.example.org/iiif/a", "http://inner:8000", "https://papers.example.org/iiif/a"),
    ] as [(String, String, String?)])
  func `an image service is requested at its real address`(named: String, host: String, asked: String?)
    async throws
  {
    let canvas = """
      {"@type": "sc:Canvas", "images": [{"resource": {"service": {"@id": "\(named)"}},
       "seeAlso": {"@id": "\(host)/lccn/sn97071004/1916-01-06/ed-1/seq-1/ocr.xml"}}]}
      """
    let client = StubHTTPClient { request async throws(HTTPError) in
      if request.url.hasSuffix("/seq-1.json") {
        return FixtureResponse.json(canvas).response(to: request.url)
      }
      return FixtureResponse.json([0xFF, 0xD8, 0xFF]).response(to: request.url)
    }
    let service = ChronAmService(client)
    guard let asked else {
      let what = "page sn97071004/1916-01-06/ed-1/seq-1 has a scan but no image service"
      await #expect(throws: NewspaperError.malformed(host: "papers.example.org", what: what)) {
        try await service.scan(of: page(1), ScanView(width: 200))
      }
      return
    }
    let box = PageBox(x: 0.5, y: 0, width: 0.25, height: 0.125)
    _ = try await service.scan(of: page(1), ScanView(region: box, width: 200))
    #expect(client.urls.last == asked + "/pct:50,0,25,12.5/200,/0/default.jpg")
  }
}
