import Foundation
import HTTP
import TestSupport
import Testing

@Suite("A client over libcurl fails") struct CurlClientFailureTests {
  let client = RedirectingClient(CurlClient(userAgent: "broadsheet/0"))

  @Test(arguments: [
    "", "nonsense", "example.org/", "http://", "http://[::1", "file:///etc/passwd", "ftp://127.0.0.1/",
    "http://127.0.0.1:1/a b", "http://127.0.0.1:1/\u{0}", "http://127.0.0.1:1/\r\nX: y",
    "http://127.0.0.1:99999/",
  ])
  func `for anything but a web address`(_ url: String) async {
    await #expect(throws: HTTPError.invalidURL(url)) { try await client.send(HTTPRequest(url)) }
  }

  @Test func `for a header that would forge another`() async throws {
    let server = try await LoopbackServer.start(["/": .text("")])
    let request = HTTPRequest(server.url + "/", headers: ["Accept": "a\r\nX-Forged: yes"])
    await #expect(throws: HTTPError.other(code: 43, reason: "control character in a header")) {
      try await client.send(request)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `for an impossible name`() async {
    // A label of more than 63 letters never reaches a name server.
    let url = "http://\(String(repeating: "a", count: 64)).invalid/"
    await #expect(throws: HTTPError.nameNotResolved) { try await client.send(HTTPRequest(url)) }
  }

  @Test func `if nothing is listening`() async throws {
    let server = try FaultyServer(.refuse)
    await #expect(throws: HTTPError.refused) { try await client.send(HTTPRequest(server.url)) }
  }

  @Test(
    arguments: [
      .closeBeforeResponse, .cutBody(promised: 1000, sent: 10), .cutBody(promised: 1, sent: 0),
      .raw("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\nhel"),
    ] as [Fault])
  func `when the connection ends before the response`(_ fault: Fault) async throws {
    let server = try FaultyServer(fault)
    await #expect(throws: HTTPError.cutOff) { try await client.send(HTTPRequest(server.url)) }
  }

  @Test func `on anything but HTTP`() async throws {
    let server = try FaultyServer(.garbage)
    await #expect(throws: HTTPError.unreadable(reason: "Received HTTP/0.9 when not allowed")) {
      try await client.send(HTTPRequest(server.url))
    }
  }

  @Test(arguments: [.silence, .dribble(bytes: 1000, pause: 0.05), .neverAccept] as [Fault])
  func `when the time is up`(_ fault: Fault) async throws {
    let server = try FaultyServer(fault)
    await #expect(throws: HTTPError.timedOut(seconds: 1)) {
      try await client.send(HTTPRequest(server.url, timeout: 0.6))
    }
  }

  @Test func `when it takes too long to connect`() async throws {
    let server = try FaultyServer(.neverAccept)
    let client = CurlClient(userAgent: "broadsheet/0", connectTimeout: 0.6)
    await #expect(throws: HTTPError.timedOut(seconds: 1)) {
      try await client.send(HTTPRequest(server.url, timeout: 60))
    }
  }

  @Test func `for a body over the limit, and only then`() async throws {
    let server = try await LoopbackServer.start(["/": .text(String(repeating: "x", count: 100_000))])
    await #expect(throws: HTTPError.tooLarge(limit: 99_999)) {
      try await client.send(HTTPRequest(server.url + "/", bodyLimit: 99_999))
    }
    let response = try await client.send(HTTPRequest(server.url + "/", bodyLimit: 100_000))
    #expect(response.body.count == 100_000)
  }

  @Test(arguments: [(GzipSample.bomb, "gzip"), (GzipSample.bombWithinBomb, "gzip, gzip")])
  func `for a small body that grows beyond the limit, without taking memory for it`(
    _ body: Data, _ encoding: String
  ) async throws {
    let server = try await LoopbackServer.start(["/": .gzip(body, encoding: encoding)])
    let before = try peakMemory()
    await #expect(throws: HTTPError.tooLarge(limit: 8 << 20)) {
      try await client.send(HTTPRequest(server.url + "/", bodyLimit: 8 << 20))
    }
    #expect(try peakMemory() - before < 256 << 20)
  }

  @Test func `for headers over the limit, and only then`() async throws {
    let large = try FaultyServer(.hugeHeaders(bytes: 270_000))
    await #expect(throws: HTTPError.tooLarge(limit: 256 << 10)) {
      try await client.send(HTTPRequest(large.url))
    }
    let small = try FaultyServer(.hugeHeaders(bytes: 250_000))
    #expect(try await client.send(HTTPRequest(small.url)).status == 200)
  }

  @Test func `for one endless header`() async throws {
    let server = try FaultyServer(.raw("HTTP/1.1 200 OK\nX: \(String(repeating: "x", count: 200_000))\n\n"))
    await #expect(throws: HTTPError.tooLarge(limit: 100 << 10)) {
      try await client.send(HTTPRequest(server.url))
    }
  }

  @Test func `in a redirect loop`() async throws {
    let server = try await LoopbackServer.start(["/": .redirect(to: "/")])
    await #expect(throws: HTTPError.tooManyRedirects) { try await client.send(HTTPRequest(server.url + "/")) }
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1:1/", "javascript:alert(1)"])
  func `on a redirect to another scheme`(_ location: String) async throws {
    let server = try await LoopbackServer.start(["/": .redirect(to: location)])
    await #expect(throws: HTTPError.forbiddenRedirect) {
      try await client.send(HTTPRequest(server.url + "/"))
    }
  }

  /// The largest memory size of this process so far, in bytes.
  private func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.split(whereSeparator: \.isWhitespace)[1])) << 10
  }
}
