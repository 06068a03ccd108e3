import ChronAm
import HTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Issues for which only local data is wanted.
@Suite struct KeptIssueTests {
  /// Keeps what a site responded, except for the newspaper with its list of issues.
  private final class Cache: HTTPClient {
    private let site = StubHTTPClient(.openONIWithAPI)
    private let shelf = Mutex<[String: HTTPResponse]>([:])

    var asked: [String] { site.urls }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { try await site.send(request) }

    func kept(_ request: HTTPRequest) async -> HTTPResponse? { shelf.withLock { $0[request.url] } }

    func keep(_ response: HTTPResponse, of request: HTTPRequest) async {
      guard !request.url.hasSuffix("/lccn/sn97071004.json") else { return }
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
    let cache = Cache()
    let id = IssueID(lccn: try LCCN("sn97071004"), date: try #require(IssueDate("1916-01-06")))
    let asked = try await service(cache).issue(id, freshness: .recent)
    #expect(asked.next != nil || asked.previous != nil)
    let count = cache.asked.count
    let kept = try await service(cache).issue(id, freshness: .kept)
    #expect(kept.pages == asked.pages && kept.next == nil && kept.previous == nil)
    #expect(cache.asked.count == count)
  }
}
