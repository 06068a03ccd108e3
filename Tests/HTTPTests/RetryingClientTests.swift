import Clock
import HTTP
import Synchronization
import TestSupport
import Testing

@Suite struct RetryingClientTests {
  let clock = LeapingClock()

  /// Returns its results one by one, then repeats the last.
  private func client(_ results: [Result<HTTPResponse, HTTPError>]) -> (RetryingClient, StubHTTPClient) {
    let rest = Mutex(results)
    let stub = StubHTTPClient { _ throws(HTTPError) in
      try rest.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
    }
    return (RetryingClient(stub, clock: clock, jitter: { 0.7 }), stub)
  }

  private static func response(_ status: Int, _ headers: [String: String] = [:], seconds: Double = 1)
    -> HTTPResponse
  {
    var response = HTTPResponse(status: status, headers: HTTPHeaders(headers), url: "https://example.org/")
    response.seconds = seconds
    return response
  }

  @Test(
    arguments: [.failure(.cutOff)] + [500, 502, 503, 504, 520].map { .success(response($0)) }
      as [Result<HTTPResponse, HTTPError>])
  func `a truncated response or a quick failure is retried once, a little later`(
    first: Result<HTTPResponse, HTTPError>
  ) async throws {
    let (client, stub) = client([first, .success(Self.response(200))])
    #expect(try await client.send(HTTPRequest("https://example.org/")).status == 200)
    #expect(stub.urls.count == 2)
    #expect(clock.now == 1000.7)
  }

  @Test(arguments: [
    response(503, ["Content-Type": "text/html"]), response(503, ["Content-Type": "text/html"], seconds: 56),
    response(503, seconds: 56),
  ])
  func `an overloaded server is retried some seconds later`(first: HTTPResponse) async throws {
    let (client, stub) = client([.success(first), .success(Self.response(200))])
    var request = HTTPRequest("https://example.org/")
    request.webPageIsBotCheck = true
    #expect(try await client.send(request).status == 200)
    #expect(stub.urls.count == 2 && clock.now == 1004.7)
  }

  @Test(arguments: [#"{"a": [1,"#, #" [{"a": 1}"#])
  func `JSON that stops in the middle is requested once more`(text: String) async throws {
    let cut = HTTPResponse(status: 200, body: Array(text.utf8), url: "https://example.org/")
    let (client, stub) = client([.success(cut)])
    #expect(try await client.send(HTTPRequest("https://example.org/")) == cut)
    #expect(stub.urls.count == 2)
  }

  @Test(arguments: [#"{"a": "}"}"#, "it's {", "<html>{", ""])
  func `other bodies are not mistaken for truncated JSON`(text: String) async throws {
    let body = HTTPResponse(status: 200, body: Array(text.utf8), url: "https://example.org/")
    let (client, stub) = client([.success(body)])
    _ = try await client.send(HTTPRequest("https://example.org/"))
    #expect(stub.urls.count == 1)
  }

  @Test func `it never retries more than once`() async throws {
    let (failing, failingStub) = client([.success(Self.response(500))])
    #expect(try await failing.send(HTTPRequest("https://example.org/")).status == 500)
    #expect(failingStub.urls.count == 2)
    let (cut, cutStub) = client([.failure(.cutOff)])
    await #expect(throws: HTTPError.cutOff) { try await cut.send(HTTPRequest("https://example.org/")) }
    #expect(cutStub.urls.count == 2)
  }

  @Test(
    arguments: [
      .failure(.timedOut(seconds: 30)), .failure(.refused), .failure(.nameNotResolved),
      .failure(.insecure(reason: "expired")), .failure(.blocked(until: 5)), .failure(.canceled),
      .failure(.tooLarge(limit: 1)), .failure(.tooManyRedirects),
      .success(response(200)), .success(response(404)), .success(response(429)),
      .success(response(429, ["Retry-After": "1"])), .success(response(503, ["Retry-After": "1"])),
      .success(response(403, ["Content-Type": "text/html"])),
      .success(response(503, ["cf-mitigated": "challenge"])),
      .success(response(500, seconds: 10)),
    ] as [Result<HTTPResponse, HTTPError>])
  func `nothing is retried if that cannot help`(first: Result<HTTPResponse, HTTPError>)
    async
  {
    let (client, stub) = client([first, .success(Self.response(200))])
    var request = HTTPRequest("https://example.org/")
    request.webPageIsBotCheck = true
    _ = try? await client.send(request)
    #expect(stub.urls.count == 1)
  }

  @Test func `a caller that gives up while waiting sends nothing more`() async {
    let stub = StubHTTPClient(failing: .cutOff)
    let client = RetryingClient(stub, jitter: { 60 })
    let task = Task { try await client.send(HTTPRequest("https://example.org/")) }
    while stub.urls.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: HTTPError.canceled) { try await task.value }
    #expect(stub.urls.count == 1)
  }
}
