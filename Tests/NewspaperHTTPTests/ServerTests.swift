import HTTP
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

@Suite struct ServerTests {
  struct Paper: Decodable, Hashable, Sendable {
    let title: String
    let pages: [Page]?

    struct Page: Decodable, Hashable, Sendable { let number: Int }
  }

  private static func server(_ client: StubHTTPClient, isKnown: Bool = true) -> Server {
    let site = Site("https://example.org/papers")
    return Server(site, client: client, webPageIsBotCheck: isKnown, now: { 1000 })
  }

  private static func ask(_ answer: FixtureResponse, isKnown: Bool = true) async throws(NewspaperError)
    -> Paper
  {
    let server = server(StubHTTPClient(answer), isKnown: isKnown)
    return try await server.answer(
      ResourceRequest("https://example.org/papers/x", subject: "newspaper x"), as: Paper.self
    ).value
  }

  @Test func `a response is decoded and keeps its headers`() async throws {
    let client = StubHTTPClient(.json(#"{"title":"The sun"}"#, headers: ["Cache-Control": "max-age=60"]))
    let answer = try await Self.server(client).answer(
      ResourceRequest("https://example.org/x", subject: "x"), as: Paper.self)
    #expect(answer.value == Paper(title: "The sun", pages: nil))
    #expect(!answer.isNotWorthKeeping)
    #expect(client.urls == ["https://example.org/x"])
  }

  @Test(arguments: [
    ("no-cache", true), ("max-age=0", true), ("public, Max-Age=0", true),
    ("private, no-cache, max-age=3", true),
    ("max-age=86400", false), ("s-maxage=0, max-age=60", false), ("", false),
  ])
  func `a response says whether it is worth storing`(cacheControl: String, isNot: Bool) async throws {
    let client = StubHTTPClient(.json(#"{"title":"The sun"}"#, headers: ["Cache-Control": cacheControl]))
    let answer = try await Self.server(client).answer(
      ResourceRequest("https://example.org/x", subject: "x"), as: Paper.self)
    #expect(answer.isNotWorthKeeping == isNot)
  }

  static let page = Array(" \n<!DOCTYPE html><title>Just a moment...</title>".utf8)

  @Test(
    arguments: [
      (
        FixtureResponse.html(page, status: 403, headers: ["cf-mitigated": "challenge"]),
        .botCheck(host: "example.org")
      ),
      (.json("{}", status: 403, headers: ["CF-Mitigated": "challenge"]), .botCheck(host: "example.org")),
      (.html(page, status: 403), .botCheck(host: "example.org")),
      (.html(page, status: 503), .serverError(host: "example.org", status: 503)),
      (.html(page), .botCheck(host: "example.org")),
      (.json(page), .botCheck(host: "example.org")),
      (.html(Array("{}".utf8)), .botCheck(host: "example.org")),
      (.json("{}", status: 403), .serverError(host: "example.org", status: 403)),
      (.json("{}", status: 503), .serverError(host: "example.org", status: 503)),
      (.html(page, status: 500), .serverError(host: "example.org", status: 500)),
      (.html(page, status: 520), .serverError(host: "example.org", status: 520)),
      (.json("{}", status: 400), .serverError(host: "example.org", status: 400)),
      (.json("{}", status: 404), .notFound(what: "newspaper x", source: "example.org/papers")),
      (.html(page, status: 404), .notFound(what: "newspaper x", source: "example.org/papers")),
      (.json("", status: 410), .notFound(what: "newspaper x", source: "example.org/papers")),
      (.json("{}", status: 429), .rateLimited(host: "example.org", until: nil)),
      (
        .json("{}", status: 429, headers: ["Retry-After": "3600"]),
        .rateLimited(host: "example.org", until: 4600)
      ),
      (
        .html(page, status: 429, headers: ["retry-after": " 5 "]),
        .rateLimited(host: "example.org", until: 1005)
      ),
      (
        .json("{}", status: 429, headers: ["Retry-After": "Thu, 01 Jan 1970 01:00:00 GMT"]),
        .rateLimited(host: "example.org", until: 3600)
      ),
      (
        .json("{}", status: 429, headers: ["Retry-After": "-5"]),
        .rateLimited(host: "example.org", until: nil)
      ),
      (
        .json("{}", status: 429, headers: ["Retry-After": "soon"]),
        .rateLimited(host: "example.org", until: nil)
      ),
    ] as [(FixtureResponse, NewspaperError)])
  func `failures of a site known to have JSON are distinguished`(
    answer: FixtureResponse, error: NewspaperError
  ) async {
    await #expect(throws: error) { try await Self.ask(answer) }
  }

  @Test(
    arguments: [
      (
        FixtureResponse.html(page),
        .malformed(host: "example.org", what: "a web page came instead of JSON: “Just a moment...”")
      ),
      (
        .html(Array("<html><h1>403 Forbidden</h1></html>".utf8), status: 403),
        .serverError(host: "example.org", status: 403)
      ),
      (.html(page, status: 503), .serverError(host: "example.org", status: 503)),
      (.html(page, status: 403), .botCheck(host: "example.org")),
      (.html(page, status: 503, headers: ["cf-mitigated": "challenge"]), .botCheck(host: "example.org")),
    ] as [(FixtureResponse, NewspaperError)])
  func `a site named by the user may be of another kind`(answer: FixtureResponse, error: NewspaperError)
    async
  {
    await #expect(throws: error) { try await Self.ask(answer, isKnown: false) }
  }

  @Test func `a web page from another host is said to be of that host, with its title`() async {
    let page = "<HTML><head><TITLE lang=en>Sign in &ndash; Guest\n Wi-Fi</TITLE>"
    let client = StubHTTPClient { _ async throws(HTTPError) in
      FixtureResponse.html(Array(page.utf8)).response(to: "http://login.example:81/x")
    }
    let what =
      "a web page came instead of JSON: “Sign in – Guest Wi-Fi”, after a redirect from example.org"
    await #expect(throws: NewspaperError.malformed(host: "login.example:81", what: what)) {
      try await Self.server(client, isKnown: false).answer(
        ResourceRequest("https://example.org/papers/x", subject: "newspaper x"), as: Paper.self)
    }
  }

  @Test(arguments: [
    ("", "the response is empty"),
    (#"{"title":"The su"#, "the response was cut off after 16 bytes"),
    (#"{"title":"The \"su\\"#, "the response was cut off after 20 bytes"),
    (#"{"title":"The sun","pages":[{"number":1}"#, "the response was cut off after 40 bytes"),
    ("tribune", "the response is not JSON"),
    (#"{"title":"The sun"}}"#, "the response is not JSON"),
    ("{}", "“title” is missing"),
    (#"{"title":null}"#, "“title” is null"),
    (#"{"title":"The sun","pages":[{"number":1},{}]}"#, "“pages[1].number” is missing"),
    (#"{"title":"The sun","pages":[{"number":1},null]}"#, "“pages[1]” is null"),
  ])
  func `JSON with unexpected content is described with its position`(json: String, what: String) async {
    await #expect(throws: NewspaperError.malformed(host: "example.org", what: what)) {
      try await Self.ask(.json(json))
    }
  }

  @Test(arguments: [
    (#"{"title":7}"#, "“title” has the wrong type"),
    (#"{"title":"The sun","pages":"none"}"#, "“pages” has the wrong type"),
    (#"{"title":"The sun","pages":[{"number":"one"}]}"#, "“pages[0].number” has the wrong type"),
    (#"["The sun"]"#, "“response” has the wrong type"),
  ])
  func `a wrong type is described with its position`(json: String, beginning: String) async throws {
    let error = await #expect(throws: NewspaperError.self) { try await Self.ask(.json(json)) }
    guard case .malformed("example.org", let what) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.hasPrefix(beginning))
  }

  @Test(
    arguments: [
      (HTTPError.invalidURL("x y"), .local(what: "“x y” is not a valid address")),
      (.nameNotResolved, .unreachable(host: "example.org", .nameNotResolved)),
      (.refused, .unreachable(host: "example.org", .refused)),
      (.insecure(reason: "expired"), .unreachable(host: "example.org", .insecure(reason: "expired"))),
      (.timedOut(seconds: 30), .timedOut(host: "example.org", seconds: 30)),
      (.tooLarge(limit: 9), .tooLarge(host: "example.org", limit: 9)),
      (.tooManyRedirects, .malformed(host: "example.org", what: "too many redirects")),
      (
        .forbiddenRedirect,
        .malformed(host: "example.org", what: "it redirects to an unsafe address")
      ),
      (.unreadable(reason: "no gzip"), .malformed(host: "example.org", what: "no gzip")),
      (.cutOff, .cutOff(host: "example.org")),
      (.canceled, .canceled),
      (.other(code: 7, reason: "no route"), .unreachable(host: "example.org", .other(reason: "no route"))),
    ] as [(HTTPError, NewspaperError)])
  func `requests without a response are distinguished`(httpError: HTTPError, error: NewspaperError) async {
    let server = Self.server(StubHTTPClient(failing: httpError))
    await #expect(throws: error) {
      try await server.answer(
        ResourceRequest("https://example.org/x", subject: "x"), as: Paper.self)
    }
  }
}
