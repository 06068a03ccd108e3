import HTTP
import LocGov
import Newspapers
import Synchronization
import TestSupport
import Testing

/// How large a scan is, as the image server says, or does not.
@Suite struct ScanSizeTests {
  /// The first request for the size gets an answer with `status`. Returns the ends of the addresses of two
  /// pictures, requested one after the other.
  private func pictures(first status: Int, _ body: String = "{}") async throws -> [String] {
    let count = Mutex(0)
    let client = StubHTTPClient { request async throws(HTTPError) in
      do {
        if request.url.hasSuffix("/info.json") {
          let number = count.withLock { count in
            count += 1
            return count
          }
          if number == 1 { return FixtureResponse.json(body, status: status).response(to: request.url) }
        }
        return try FixtureSite.locGov.answer(to: request.url).response(to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1866-04-10")))
    let view = ScanView(region: PageBox(x: 0.1, y: 0.2, width: 0.2, height: 0.125), width: 640)
    let service = LocGovService(client)
    for _ in 0..<2 { _ = try await service.scan(of: PageID(issue: issue, sequence: 2), view) }
    return client.urls.filter { $0.hasSuffix("/default.jpg") }.map {
      $0.split(separator: "/").suffix(4).joined(separator: "/")
    }
  }

  private static let inPercent = "pct:10,20,20,12.5/640,/0/default.jpg"
  private static let inPixels = "60,160,120,100/120,/0/default.jpg"

  @Test func `an image server without info is asked in percent`() async throws {
    #expect(try await pictures(first: 404) == [Self.inPercent, Self.inPercent])
    #expect(try await pictures(first: 200) == [Self.inPercent, Self.inPercent], "it does not say the size")
  }

  @Test(arguments: [(500, "{}"), (503, "{}"), (200, "{"), (200, "[]")])
  func `an image server that failed is asked in percent, and for the size again`(status: Int, body: String)
    async throws
  {
    #expect(try await pictures(first: status, body) == [Self.inPercent, Self.inPixels])
  }
}
