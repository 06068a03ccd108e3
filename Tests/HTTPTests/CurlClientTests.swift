import Foundation
import HTTP
import TestSupport
import Testing

@Suite("A client over libcurl") struct CurlClientTests {
  let client = RedirectingClient(CurlClient(userAgent: "broadsheet/0.1 (+https://example.org)"))

  @Test func `returns status, headers, body and address of a response`() async throws {
    let server = try await LoopbackServer.start(["/a?b=c": .json("[1]")])
    let response = try await client.send(HTTPRequest(server.url + "/a?b=c"))
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "application/json")
    #expect(response.body == Array("[1]".utf8))
    #expect(response.url == server.url + "/a?b=c")
  }

  @Test(arguments: [204, 304, 404, 429, 500, 503])
  func `treats every status as a response`(_ status: Int) async throws {
    let server = try await LoopbackServer.start(["/": .init(status: status, headers: ["Retry-After": "120"])])
    let response = try await client.send(HTTPRequest(server.url + "/"))
    #expect(response.status == status)
    #expect(response.headers["Retry-After"] == "120")
  }

  @Test func `says who it is, what it wants and which encodings it accepts`() async throws {
    let server = try await LoopbackServer.start(["/": .text("")])
    _ = try await client.send(.json(server.url + "/"))
    let request = try #require(server.requests.first)
    #expect(request.header("User-Agent") == "broadsheet/0.1 (+https://example.org)")
    #expect(request.header("Accept") == "application/json")
    #expect(request.header("Accept-Encoding")?.contains("gzip") == true)
  }

  @Test func `decompresses gzip`() async throws {
    let server = try await LoopbackServer.start(["/": .gzip(GzipSample.smallBody)])
    let response = try await client.send(HTTPRequest(server.url + "/"))
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"newspapers": []}"#)
  }

  @Test
  func `reports when the bytes of each request leave, and when responses begin`() async throws {
    let server = try await LoopbackServer.start(["/1": .redirect(to: "/2"), "/2": .text("here")])
    var request = HTTPRequest(server.url + "/1")
    let trace = RequestTrace()
    request.trace = trace
    _ = try await client.send(request)
    #expect(trace.departures.map(\.url) == [server.url + "/1", server.url + "/2"])
    #expect(trace.departures.allSatisfy { ($0.answered ?? 0) >= $0.left })

    let nobody = try FaultyServer(.refuse)
    var refused = HTTPRequest(nobody.url)
    refused.trace = RequestTrace()
    await #expect(throws: HTTPError.refused) { try await client.send(refused) }
    #expect(refused.trace?.departures == [])
  }

  @Test
  func `follows redirects, even relative ones, and reports where it arrived`() async throws {
    let server = try await LoopbackServer.start([
      "/1": .redirect(to: "2", status: 301), "/2": .redirect(to: "/3"), "/3": .redirect(to: "4", status: 307),
      "/4": .redirect(to: "5", status: 308), "/5": .redirect(to: "6"), "/6": .text("here"),
    ])
    let response = try await client.send(HTTPRequest(server.url + "/1"))
    #expect(response.body == Array("here".utf8))
    #expect(response.url == server.url + "/6")
  }

  @Test func `keeps the headers of a redirect out of the response`() async throws {
    var redirect = LoopbackResponse.redirect(to: "/b")
    redirect.headers["X-Only-Redirect"] = "yes"
    redirect.headers["X-Both"] = "redirect"
    redirect.body = Data("moved".utf8)
    let answer = LoopbackResponse(headers: ["X-Both": "answer"], body: Data("here".utf8))
    let server = try await LoopbackServer.start(["/a": redirect, "/b": answer])
    let response = try await client.send(HTTPRequest(server.url + "/a"))
    #expect(response.headers["X-Only-Redirect"] == nil)
    #expect(response.headers["Location"] == nil)
    #expect(response.headers["X-Both"] == "answer")
    #expect(response.body == Array("here".utf8))
  }

  @Test func `ignores provisional responses`() async throws {
    let server = try FaultyServer(
      .raw(
        """
        HTTP/1.1 103 Early Hints
        X-Early: yes

        HTTP/1.1 200 OK
        X-Late: one
        X-Late:  two\u{20}
        Content-Length: 2

        ok
        """))
    let response = try await client.send(HTTPRequest(server.url))
    #expect(response.status == 200)
    #expect(response.headers["X-Early"] == nil)
    #expect(response.headers["X-Late"] == "one, two")
    #expect(response.body == Array("ok".utf8))
  }

  @Test func `reuses a connection`() async throws {
    let server = try await LoopbackServer.start(["/": .text("ok")])
    for _ in 1...3 { _ = try await client.send(HTTPRequest(server.url + "/")) }
    #expect(server.requests.count == 3)
    #expect(Set(server.requests.map(\.connection)).count == 1)
  }

  @Test func `performs many requests at once over few connections`() async throws {
    let server = try await LoopbackServer.start { .text($0.path) }
    let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<20 {
        group.addTask { try await client.send(HTTPRequest(server.url + "/\(number)")).body }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(bodies == Set((0..<20).map { Array("/\($0)".utf8) }))
    #expect(Set(server.requests.map(\.connection)).count <= 6)
  }

  @Test func `answers while another request is waiting`() async throws {
    let silent = try FaultyServer(.silence)
    let server = try await LoopbackServer.start(["/": .text("ok")])
    let waiting = Task { try await client.send(HTTPRequest(silent.url)) }
    let response = try await client.send(HTTPRequest(server.url + "/"))
    #expect(response.status == 200)
    waiting.cancel()
    _ = await waiting.result
  }
}
