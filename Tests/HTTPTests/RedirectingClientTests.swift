import Foundation
import HTTP
import NewspaperHTTP
import Synchronization
import TestSupport
import Testing

/// Redirects, each of which is a separate request.
@Suite(.timeLimit(.minutes(1))) struct RedirectingClientTests {
  private let clock = LeapingClock()
  private let directory = TemporaryDirectory()

  /// Answers with redirects from a table, and with 200 if it has none.
  private func inner(_ redirects: [String: String]) -> AnsweringClient {
    AnsweringClient(clock) { request in
      guard let location = redirects[request.url] else { return HTTPResponse(status: 200, url: request.url) }
      return HTTPResponse(status: 302, headers: HTTPHeaders(["Location": location]), url: request.url)
    }
  }

  @Test func `each waits for its turn, even at the same host`() async throws {
    let inner = inner([
      "https://www.loc.gov/1": "/2", "https://www.loc.gov/2": "/3", "https://www.loc.gov/3": "/4",
      "https://www.loc.gov/4": "https://tile.loc.gov/5", "https://tile.loc.gov/5": "/6",
    ])
    let paced = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    let response = try await RedirectingClient(paced).send(HTTPRequest("https://www.loc.gov/1"))
    #expect(response.status == 200 && response.url == "https://tile.loc.gov/6")
    // Three at once, then one every 6 s; the other host has its own pace.
    #expect(inner.times == [1000, 1000, 1000, 1006, 1006, 1007])
    #expect(await paced.reading(of: "https://www.loc.gov/")?.lastMinute == 4)
    #expect(await paced.reading(of: "https://tile.loc.gov/")?.lastMinute == 2)
  }

  @Test func `one to a host that refuses requests is not sent`() async throws {
    let inner = AnsweringClient(clock) { request in
      request.url.hasSuffix("/limited")
        ? HTTPResponse(status: 429, url: request.url)
        : HTTPResponse(
          status: 302, headers: HTTPHeaders(["Location": "https://tile.loc.gov/x"]), url: request.url)
    }
    let client = RedirectingClient(
      PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:)))
    _ = try await client.send(HTTPRequest("https://tile.loc.gov/limited"))
    await #expect(throws: HTTPError.blocked(until: 4600)) {
      try await client.send(HTTPRequest("https://www.loc.gov/"))
    }
    #expect(inner.times.count == 2)
  }

  @Test(
    arguments: [
      ("https://other.org/x", "https://other.org/x"), ("//other.org/x", "http://other.org/x"),
      ("/x?y#z", "http://a.org:81/x?y#z"), ("x", "http://a.org:81/b/x"), ("?y", "http://a.org:81/b/c?y"),
      ("#z", "http://a.org:81/b/c?q=/d#z"), ("../x", "http://a.org:81/b/../x"),
      ("x:1/y", nil), ("/x:1/y", "http://a.org:81/x:1/y"), ("HTTPS://B.org/", "HTTPS://B.org/"),
      ("/à b", "http://a.org:81/%C3%A0%20b"),
    ] as [(String, String?)])
  func `lead where they say`(location: String, url: String?) async throws {
    let base = "http://a.org:81/b/c?q=/d"
    let client = RedirectingClient(inner([base: location]))
    guard let url else {
      await #expect(throws: HTTPError.forbiddenRedirect) { try await client.send(HTTPRequest(base)) }
      return
    }
    #expect(try await client.send(HTTPRequest(base)).url == url)
  }

  @Test func `an address without a path is the root's`() async throws {
    let client = RedirectingClient(inner(["http://a.org?q": "x"]))
    #expect(try await client.send(HTTPRequest("http://a.org?q")).url == "http://a.org/x")
  }

  @Test(
    arguments: [
      ("http://a.org/", "http:///x", .badRedirect), ("http://a.org/", "http://x:99999/", .badRedirect),
      ("http://a.org/", "file:///etc/passwd", .forbiddenRedirect),
      ("https://a.org/", "http://a.org/", .forbiddenRedirect),
    ] as [(String, String, HTTPError)])
  func `lead nowhere else`(from: String, location: String, error: HTTPError) async throws {
    let inner = inner([from: location])
    await #expect(throws: error) { try await RedirectingClient(inner).send(HTTPRequest(from)) }
    #expect(inner.times.count == 1)
  }

  @Test func `neither a loop nor a long chain is followed to no end`() async throws {
    let chain = Dictionary(uniqueKeysWithValues: (1...9).map { ("http://a.org/\($0)", "/\($0 + 1)") })
    for (redirects, count) in [
      (["http://a.org/1": "/1"], 1), (["http://a.org/1": "/2", "http://a.org/2": "/1"], 2), (chain, 6),
    ] {
      let inner = inner(redirects)
      await #expect(throws: HTTPError.tooManyRedirects) {
        try await RedirectingClient(inner).send(HTTPRequest("http://a.org/1"))
      }
      #expect(inner.times.count == count)
    }
  }

  @Test func `a 304 is not one`() async throws {
    let inner = AnsweringClient(clock) { request in
      HTTPResponse(status: 304, headers: HTTPHeaders(["Location": "/x"]), url: request.url)
    }
    #expect(try await RedirectingClient(inner).send(HTTPRequest("http://a.org/")).status == 304)
    #expect(inner.times.count == 1)
  }

  @Test func `keep the request's settings, but not its credentials`() async throws {
    let asked = Mutex<[HTTPRequest]>([])
    let inner = AnsweringClient(clock) { request in
      asked.withLock { $0.append(request) }
      let isLast = request.url == "http://b.org/2"
      return HTTPResponse(
        status: isLast ? 200 : 307,
        headers: HTTPHeaders(isLast ? [:] : ["Location": "http://you:hidden@b.org/2"]), url: request.url)
    }
    var request = HTTPRequest("http://a.org/1", headers: ["Range": "bytes=5-"], timeout: 7)
    request.content = .xml
    _ = try await RedirectingClient(inner).send(request)
    let last = try #require(asked.withLock { $0.last })
    #expect(last.url == "http://b.org/2" && last.headers == request.headers)
    #expect(last.timeout == 7 && last.content == .xml)
  }
}
