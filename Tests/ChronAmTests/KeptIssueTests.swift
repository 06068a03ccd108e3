import ChronAm
import HTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Issues and newspapers for which only local data is wanted.
@Suite struct KeptIssueTests {
  /// Keeps what a site responded, except for one address.
  private final class Cache: HTTPClient {
    private let site: StubHTTPClient
    private let unkept: String
    private let shelf = Mutex<[String: HTTPResponse]>([:])

    init(_ site: StubHTTPClient, except unkept: String) { (self.site, self.unkept) = (site, unkept) }

    var asked: [String] { site.urls }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { try await site.send(request) }

    func kept(_ request: HTTPRequest) async -> HTTPResponse? { shelf.withLock { $0[request.url] } }

    func keep(_ response: HTTPResponse, of request: HTTPRequest) async {
      guard !request.url.hasSuffix(unkept) else { return }
      shelf.withLock {
        $0[request.url] = HTTPResponse(
          status: response.status, headers: response.headers, body: response.body, url: response.url,
          age: .init(asOf: ChronAmService.now, isStale: false))
      }
    }
  }

  private func service(_ cache: Cache) -> ChronAmService {
    ChronAmService(
      client: cache, site: "https://papers.example.org", readLayout: TestLayout.read,
      now: { ChronAmService.now })
  }

  @Test func `no request is sent, not even for the issues before and after`() async throws {
    // The newspaper has the list of its issues.
    let cache = Cache(StubHTTPClient(.openONIWithAPI), except: "/lccn/sn97071004.json")
    let id = IssueID(lccn: try LCCN("sn97071004"), date: try #require(IssueDate("1916-01-06")))
    let asked = try await service(cache).issue(id, freshness: .recent)
    #expect(asked.next != nil || asked.previous != nil)
    let count = cache.asked.count
    let kept = try await service(cache).issue(id, freshness: .kept)
    #expect(kept.pages == asked.pages && kept.next == nil && kept.previous == nil)
    #expect(cache.asked.count == count)
  }

  @Test func `a newspaper without a name is not looked for in a list that is not here`() async throws {
    let record = try Fixture.bytes("chronam/drift/title-without-name.json")
    let list = try Fixture.bytes("chronam/newspapers.json")
    let site = StubHTTPClient { request async throws(HTTPError) in
      if request.url.hasSuffix("/lccn/sn84021903.json") {
        return FixtureResponse.json(record).response(to: request.url)
      }
      if request.url.hasSuffix("/newspapers.json") {
        return FixtureResponse.json(list).response(to: request.url)
      }
      return FixtureResponse.html([], status: 404).response(to: request.url)
    }
    let cache = Cache(site, except: "/newspapers.json")
    let lccn = try LCCN("sn84021903")
    let asked = try await service(cache).newspaper(lccn, freshness: .recent)
    #expect(asked.detail.newspaper.title == "Alabama state intelligencer")
    let count = cache.asked.count
    let kept = try await service(cache).newspaper(lccn, freshness: .kept)
    #expect(kept.detail.newspaper.title == "sn84021903")
    #expect(cache.asked.count == count)
  }
}
