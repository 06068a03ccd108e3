import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

/// Where the OCR of a site's batches is downloaded.
@Suite struct ArchiveAddressTests {
  private static let file = "data/ocr/oru_courage_ver01.tar.bz2"

  @Test(arguments: [
    ("http://inner:8000/", "http://inner:8000/", "https://papers.example.org/state/"),
    ("http://inner:8000/state/", "http://inner:8000/state/", "https://papers.example.org/state/"),
    ("http://inner:8000/state/", "http://inner:8000/", "https://papers.example.org/"),
    ("http://inner:8000/", "http://files.example.net/", "http://files.example.net/"),
    ("http://papers.example.org/", "http://papers.example.org/", "https://papers.example.org/state/"),
  ])
  func `a file on the host that the site thinks it has is on the host where we know it`(
    home: String, named: String, asked: String
  ) async throws {
    let service = ChronAmService(
      StubHTTPClient { request async throws(HTTPError) in
        let body =
          request.url.hasSuffix("/ocr.json")
          ? #"{"ocr": [{"url": "\#(named + Self.file)"}, {"url": "http://elsewhere.example/x_y_ver01.tar"}]}"#
          : #"{"newspapers": [{"lccn": "sn83030214", "title": "A", "url": "\#(home)lccn/sn83030214.json"}]}"#
        let isThere = request.url.hasSuffix(".json")
        return FixtureResponse.json(body, status: isThere ? 200 : 404).response(to: request.url)
      }, site: "https://papers.example.org/state")
    let listing = try await service.ocrArchives.archives()
    #expect(listing.archives.map(\.address) == [asked + Self.file, "http://elsewhere.example/x_y_ver01.tar"])
  }

  @Test func `files on the site's own host take no other request, and none is less secure than the site`()
    async throws
  {
    let client = StubHTTPClient(.json(#"{"ocr": [{"url": "http://papers.example.org/\#(Self.file)"}]}"#))
    let listing = try await ChronAmService(client).ocrArchives.archives()
    #expect(listing.archives.map(\.address) == ["https://papers.example.org/" + Self.file])
    #expect(client.urls == ["https://papers.example.org/ocr.json"])
  }

  @Test func `without the site's list its files have the addresses that it gives`() async throws {
    let address = "http://inner:8000/" + Self.file
    let client = StubHTTPClient { request async throws(HTTPError) in
      request.url.hasSuffix("/ocr.json")
        ? FixtureResponse.json(#"{"ocr": [{"url": "\#(address)"}]}"#).response(to: request.url)
        : FixtureResponse.html([], status: 503).response(to: request.url)
    }
    let listing = try await ChronAmService(client).ocrArchives.archives()
    #expect(listing.archives.map(\.address) == [address])
    #expect(listing.origin.gap?.error == .serverError(host: "papers.example.org", status: 503))
  }
}
