import Foundation
import Synchronization
import TestSupport
import Testing

@testable import HTTP

@Suite struct CachingClientTests {
  let directory = TemporaryDirectory()
  let clock = LeapingClock()
  let request = HTTPRequest.json("https://example.org/list", shelfLife: 100)

  private func client(_ inner: any HTTPClient) -> CachingClient {
    CachingClient(
      inner, cache: ResponseCache(directory: directory.path, limit: 1 << 20, clock: clock), clock: clock)
  }

  private func answering(_ headers: [String: String] = [:]) -> StubHTTPClient {
    StubHTTPClient(.json(#"{"a":1}"#, headers: headers))
  }

  private func keep(_ headers: [String: String] = [:]) async throws -> CachingClient {
    let client = client(answering(headers))
    await client.keep(try await client.send(request), of: request)
    return client
  }

  @Test func `only understood responses are stored`() async throws {
    let client = client(answering())
    _ = try await client.send(request)
    #expect(await client.kept(request) == nil)
  }

  @Test func `a stored response is returned without a request, even by another process`() async throws {
    _ = try await keep(["ETag": "\"1\""])
    let silent = StubHTTPClient(failing: .refused)
    let kept = try #require(await client(silent).kept(request))
    #expect(kept.body == Array(#"{"a":1}"#.utf8))
    #expect(kept.headers["Content-Type"] == "application/json")
    #expect(kept.age == HTTPResponse.Age(asOf: 1000, isStale: false))
    #expect(silent.urls.isEmpty)
  }

  @Test(
    arguments: [
      ([:], 100), (["Cache-Control": "max-age=50"], 50), (["Cache-Control": "public, MAX-AGE=500"], 500),
      (["Cache-Control": "max-age=\"7\""], 7), (["Cache-Control": "max-age=-1"], 100),
      (["Cache-Control": "no-cache"], 0), (["Cache-Control": "max-age=0, must-revalidate"], 0),
    ] as [([String: String], Double)])
  func `it expires when the server says, otherwise after its shelf life`(
    headers: [String: String], seconds: Double
  ) async throws {
    let client = try await keep(headers)
    clock.set(1000 + seconds - 1)
    if seconds > 0 { #expect(await client.kept(request)?.age?.isStale == false) }
    clock.set(1000 + seconds)
    #expect(await client.kept(request)?.age?.isStale == true)
  }

  @Test(arguments: [[:], ["Cache-Control": "max-age=50"], ["Cache-Control": "no-cache"]])
  func `what never changes is stored permanently, whatever the server says`(headers: [String: String])
    async throws
  {
    let request = HTTPRequest("https://example.org/page.txt", shelfLife: .infinity)
    let client = client(StubHTTPClient(.json("{}", headers: headers)))
    await client.keep(try await client.send(request), of: request)
    clock.set(1e12)
    #expect(await client.kept(request)?.age?.isStale == false)
  }

  @Test(arguments: [[:], ["Cache-Control": "max-age=50"], ["Cache-Control": "no-cache"]])
  func `what hardly ever changes expires after a month, whatever the server says`(headers: [String: String])
    async throws
  {
    let request = HTTPRequest("https://example.org/issue", shelfLife: HTTPRequest.firmShelfLife)
    let client = client(StubHTTPClient(.json("{}", headers: headers)))
    await client.keep(try await client.send(request), of: request)
    clock.set(1000 + 29 * 86_400)
    #expect(await client.kept(request)?.age?.isStale == false)
    clock.set(1000 + 31 * 86_400)
    #expect(await client.kept(request)?.age?.isStale == true)
  }

  @Test(arguments: [
    FixtureResponse.json("{}", headers: ["Cache-Control": "no-store"]), .json("{}", status: 404),
    .json("{}", status: 500), .json("{}", status: 429), .html([], status: 403), .json("{}", status: 206),
  ])
  func `refusals, failures and uncacheable responses are never stored`(answer: FixtureResponse) async throws {
    let client = client(StubHTTPClient(answer))
    await client.keep(try await client.send(request), of: request)
    #expect(await client.kept(request) == nil)
  }

  @Test func `a request without a shelf life is neither stored nor answered from storage`() async throws {
    let client = try await keep()
    #expect(await client.kept(.json(request.url)) == nil)
  }

  @Test func `a server that confirms its response makes it fresh again`() async throws {
    _ = try await keep(["ETag": "\"1\"", "Last-Modified": "Fri, 20 Nov 2026 10:00:00 GMT"])
    clock.set(5000)
    let asked = Mutex<[HTTPRequest]>([])
    let inner = StubHTTPClient { request in
      asked.withLock { $0.append(request) }
      return HTTPResponse(
        status: 304, headers: HTTPHeaders(["ETag": "\"1\"", "Cache-Control": "max-age=10"]), url: request.url)
    }
    let client = client(inner)
    let answer = try await client.send(request)
    #expect(answer.status == 200)
    #expect(answer.body == Array(#"{"a":1}"#.utf8))
    #expect(answer.age == HTTPResponse.Age(asOf: 5000, isStale: false))
    let sent = try #require(asked.withLock { $0 }.first)
    #expect(sent.headers["If-None-Match"] == "\"1\"")
    #expect(sent.headers["If-Modified-Since"] == "Fri, 20 Nov 2026 10:00:00 GMT")
    #expect(await client.kept(request)?.age == HTTPResponse.Age(asOf: 5000, isStale: false))
    clock.set(5010)
    #expect(await client.kept(request)?.age?.isStale == true)
  }

  @Test func `the validators sent with a 304 are used for the next request`() async throws {
    _ = try await keep(["ETag": "\"1\"", "Last-Modified": "Fri, 20 Nov 2026 10:00:00 GMT"])
    let asked = Mutex<[String?]>([])
    let client = client(
      StubHTTPClient { request in
        asked.withLock { $0.append(request.headers["If-None-Match"]) }
        return HTTPResponse(status: 304, headers: HTTPHeaders(["ETag": "\"2\""]), url: request.url)
      })
    let answer = try await client.send(request)
    #expect(answer.headers["ETag"] == "\"2\"")
    #expect(answer.headers["Last-Modified"] == "Fri, 20 Nov 2026 10:00:00 GMT", "what it leaves out stays")
    _ = try await client.send(request)
    #expect(asked.withLock { $0 } == ["\"1\"", "\"2\""])
  }

  @Test func `a stored response larger than a request allows is not used`() async throws {
    let client = try await keep(["ETag": "\"1\""])
    var small = request
    small.bodyLimit = 7
    #expect(await client.kept(small)?.body.count == 7)
    small.bodyLimit = 6
    #expect(await client.kept(small) == nil)
    let sent = Mutex<[String?]>([])
    let inner = StubHTTPClient { request in
      sent.withLock { $0.append(request.headers["If-None-Match"]) }
      return HTTPResponse(status: 200, url: request.url)
    }
    _ = try await self.client(inner).send(small)
    #expect(sent.withLock { $0 } == [nil], "nor is it asked whether that is still good")
  }

  @Test func `a newer response replaces the old one`() async throws {
    let client = try await keep()
    let newer = self.client(StubHTTPClient(.json("[2]")))
    await newer.keep(try await newer.send(request), of: request)
    #expect(await client.kept(request)?.body == Array("[2]".utf8))
  }

  @Test func `a failure leaves the stored response`() async throws {
    let client = try await keep()
    await #expect(throws: HTTPError.refused) {
      try await self.client(StubHTTPClient(failing: .refused)).send(request)
    }
    #expect(await client.kept(request) != nil)
  }

  @Test func `a clock that was set back makes nothing fresh`() async throws {
    let client = try await keep()
    clock.set(10)
    #expect(await client.kept(request)?.age?.isStale == true)
  }

  @Test func `an unusable cache is reported, and the program continues without it`() async throws {
    let troubles = Mutex<[String]>([])
    let client = CachingClient(
      answering(), cache: ResponseCache(directory: "/dev/null/cache", limit: 1000), clock: clock,
      onTrouble: { reason in troubles.withLock { $0.append(reason) } })
    let answer = try await client.send(request)
    await client.keep(answer, of: request)
    #expect(answer.status == 200)
    #expect(troubles.withLock { $0 }.first?.hasPrefix("/dev/null") == true)
  }

  @Test func `nonexistence is stored if it is worth knowing`() async throws {
    var request = request
    request.keepsMissing = true
    let client = client(StubHTTPClient(.json("{}", status: 404)))
    await client.keep(try await client.send(request), of: request)
    #expect(await client.kept(request)?.status == 404)
  }
}
