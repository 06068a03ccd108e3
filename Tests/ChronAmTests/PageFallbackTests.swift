import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

/// Pages with a part that is unavailable in the usual way.
@Suite struct PageFallbackTests {
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

  @Test(arguments: [FixtureResponse.json("{}", status: 404), .html([], status: 500), .json("<alto><Layout>")])
  func `without a readable layout, the text service is used`(answer: FixtureResponse) async throws {
    let path = "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    let (service, client) = service([
      path + "/ocr.xml": answer,
      path + "/ocr.txt": FixtureResponse(headers: ["Content-Type": "text/plain"], body: Array("words".utf8)),
    ])
    let text = try await service.text(of: page(1), freshness: .recent)
    #expect(text.text == "words" && text.layout == nil)
    #expect(client.urls.last == Self.base + path + "/ocr.txt")
  }

  @Test(arguments: ["", " \n"]) func `an empty text beside an empty layout is not a blank page`(text: String)
    async throws
  {
    let path = "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    let empty = FixtureResponse(headers: ["Content-Type": "text/plain"], body: Array(text.utf8))
    let (faulty, _) = service([path + "/ocr.xml": empty, path + "/ocr.txt": empty])
    await #expect(throws: NewspaperError.self) { try await faulty.text(of: page(1), freshness: .recent) }
    // A site without layouts says nothing else about a blank page.
    let (blank, _) = service([path + "/ocr.txt": empty])
    #expect(try await blank.text(of: page(1), freshness: .recent).text == text)
  }

  @Test func `a site that refuses is not also asked for the text`() async throws {
    let path = "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    let (service, client) = service([path + "/ocr.xml": .json("", status: 429)])
    await #expect(throws: NewspaperError.rateLimited(host: "papers.example.org", until: nil)) {
      try await service.text(of: page(1), freshness: .recent)
    }
    #expect(client.urls.last == Self.base + path + "/ocr.xml")
  }

  @Test func `a page whose record alone fails has no picture, and is not asked about again unless wanted`()
    async throws
  {
    let path = "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    let text = FixtureResponse(headers: ["Content-Type": "text/plain"], body: Array("words".utf8))
    let (service, client) = service([path + ".json": .html([], status: 500), path + "/ocr.txt": text])
    let page = try page(1)
    let error = NewspaperError.notFound(what: .picture(of: page), source: "papers.example.org")
    for _ in 1...2 {
      await #expect(throws: error) { try await service.scan(of: page, ScanView(width: 300)) }
      await #expect(throws: error) { try await service.location(of: .jpg, of: page) }
    }
    func count() -> Int { client.urls.count { $0.hasSuffix("/seq-1.json") } }
    #expect(count() == 1)
    await #expect(throws: error) {
      try await service.scan(of: page, ScanView(width: 300, looksAgain: true))
    }
    #expect(count() == 2)
  }

  @Test func `a site that fails altogether says nothing about a page`() async throws {
    let path = "/lccn/sn97071004/1916-01-06/ed-1/seq-1"
    let failing = FixtureResponse.html([], status: 500)
    let (service, _) = service([path + ".json": failing, path + "/ocr.txt": failing])
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await service.scan(of: page(1), ScanView(width: 300))
    }
  }

  @Test func `a scan missing from the image server is distinguished from no scan`() async throws {
    let site = FixtureSite.openONI
    let client = StubHTTPClient { request async throws(HTTPError) in
      do {
        let answer =
          try request.url.contains("/images/iiif/")
          ? FixtureResponse.html([], status: 404) : site.answer(to: request.url)
        return answer.response(to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    let page = try page(1)
    await #expect(
      throws: NewspaperError.notFound(
        what: .picture(of: page), source: "image server of papers.example.org")
    ) {
      try await ChronAmService(client).scan(of: page, ScanView(width: 300))
    }
  }
}
