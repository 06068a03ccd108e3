import HTTP
import NewspaperHTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// What a server stores, when it asks again, and what it falls back on.
@Suite struct ServerKeepingTests {
  struct Paper: Decodable, Hashable, Sendable { let title: String }

  private static let url = "https://example.org/x"
  private static let question = ResourceRequest(url, subject: "newspaper x")

  private static func json(_ text: String, _ status: Int = 200) -> Result<HTTPResponse, HTTPError> {
    .success(FixtureResponse.json(text, status: status).response(to: url))
  }

  let shelf = Shelf(json(#"{"title":"Old"}"#))

  private func server(_ clock: Clock = Clock()) -> Server {
    Server(Site("https://example.org"), client: shelf, webPageIsBotCheck: true, now: { clock.now })
  }

  private final class Clock: Sendable {
    private let time = Mutex(1000.0)
    var now: Double { time.withLock { $0 } }
    func set(_ now: Double) { time.withLock { $0 = now } }
  }

  private func ask(_ server: Server, _ freshness: Freshness = .recent) async throws -> (String, Origin) {
    let answer = try await server.answer(Self.question, as: Paper.self, freshness: freshness)
    return (answer.value.title, answer.origin)
  }

  @Test func `a response is stored once understood, and then nothing is requested`() async throws {
    let server = server()
    #expect(try await ask(server).1 == Origin(name: "example.org", asOf: 1000, isLive: true))
    let (title, origin) = try await ask(server)
    #expect(title == "Old")
    #expect(origin == Origin(name: "example.org", asOf: 900, isLive: true))
    #expect(shelf.asked.count == 1)
  }

  @Test(arguments: [
    json("{}"), json(#"{"title":"Cu"#), json(#"{"title":"x"}"#, 500), json("<html>"), .failure(.cutOff),
  ])
  func `a response that was not understood is never stored`(answer: Result<HTTPResponse, HTTPError>)
    async throws
  {
    shelf.answer(answer)
    await #expect(throws: NewspaperError.self) { try await ask(server()) }
    #expect(shelf.keptBodies.isEmpty)
  }

  @Test func `a response rejected by its parser is never stored`() async throws {
    await #expect(throws: NewspaperError.degraded(host: "example.org")) {
      try await server().answer(Self.question, as: Paper.self, freshness: .recent) {
        (_: Resource<Paper>) throws(NewspaperError) -> String in throw .degraded(host: "example.org")
      }
    }
    #expect(shelf.keptBodies.isEmpty)
  }

  @Test func `an expired response is enough for callers that accept any; others ask`() async throws {
    let server = server()
    _ = try await ask(server)
    shelf.age(Self.url, asOf: 5, isStale: true)
    shelf.answer(Self.json(#"{"title":"New"}"#))
    let (old, origin) = try await ask(server, .atHand)
    #expect(old == "Old")
    #expect(origin.isStale && origin.asOf == 5 && origin.fallbackFor == nil)
    #expect(shelf.asked.count == 1)
    #expect(try await ask(server, .recent).0 == "New")
    #expect(shelf.asked.count == 2)
  }

  @Test func `in an outage the stored response is shown, with why it is not newer`() async throws {
    let server = server()
    _ = try await ask(server)
    shelf.age(Self.url, asOf: 5, isStale: true)
    for failure in [HTTPError.nameNotResolved, .timedOut(seconds: 30), .blocked(until: 7000)] {
      shelf.answer(.failure(failure))
      server.refresh()
      let (title, origin) = try await ask(server)
      #expect(title == "Old")
      #expect(origin.asOf == 5)
      #expect(
        origin.fallbackFor
          == .init(name: "example.org", error: NewspaperError(failure, host: "example.org")))
    }
    shelf.answer(.success(FixtureResponse.html([], status: 403).response(to: Self.url)))
    server.refresh()
    #expect(try await ask(server).1.fallbackFor?.error == .botCheck(host: "example.org"))
    #expect(shelf.keptBodies == [#"{"title":"Old"}"#])
  }

  @Test func `a server in trouble is left alone for a minute if there is a stored response`() async throws {
    let clock = Clock()
    let server = server(clock)
    _ = try await ask(server)
    shelf.age(Self.url, asOf: 5, isStale: true)
    shelf.answer(.failure(.timedOut(seconds: 30)))
    _ = try await ask(server)
    #expect(shelf.asked.count == 2)
    clock.set(1059)
    #expect(try await ask(server).1.fallbackFor?.error == .timedOut(host: "example.org", seconds: 30))
    #expect(shelf.asked.count == 2)
    clock.set(1061)
    shelf.answer(Self.json(#"{"title":"New"}"#))
    #expect(try await ask(server).0 == "New")
  }

  @Test func `once the server has answered again, an outage is over`() async throws {
    let server = server()
    _ = try await ask(server)
    shelf.age(Self.url, asOf: 5, isStale: true)
    shelf.answer(.failure(.timedOut(seconds: 30)))
    #expect(try await ask(server).1.fallbackFor != nil)
    // None of this is stored, so it is requested even within the minute.
    shelf.answer(Self.json(#"{"title":"New"}"#))
    let other = ResourceRequest("https://example.org/y", subject: "newspaper y")
    _ = try await server.answer(other, as: Paper.self, freshness: .recent)
    let (title, origin) = try await ask(server)
    #expect(title == "New" && origin.fallbackFor == nil)
    #expect(shelf.asked.count == 4)
  }

  @Test(arguments: [json("{}"), json("{}", 500), .failure(.tooLarge(limit: 9))])
  func `one odd response says nothing about the server's others`(odd: Result<HTTPResponse, HTTPError>)
    async throws
  {
    let server = server()
    _ = try await ask(server)
    shelf.age(Self.url, asOf: 5, isStale: true)
    shelf.answer(odd)
    let other = ResourceRequest("https://example.org/y", subject: "newspaper y")
    await #expect(throws: NewspaperError.self) {
      try await server.answer(other, as: Paper.self, freshness: .recent)
    }
    shelf.answer(Self.json(#"{"title":"New"}"#))
    let (title, origin) = try await ask(server)
    #expect(title == "New" && origin.fallbackFor == nil)
  }

  @Test func `a clock that was set back does not prolong an outage`() async throws {
    let clock = Clock()
    let server = server(clock)
    _ = try await ask(server)
    shelf.age(Self.url, asOf: 5, isStale: true)
    shelf.answer(.failure(.timedOut(seconds: 30)))
    _ = try await ask(server)
    shelf.answer(Self.json(#"{"title":"New"}"#))
    clock.set(999)
    #expect(try await ask(server).0 == "New")
  }

  @Test func `a nonexistent newspaper is not an outage`() async throws {
    let server = server()
    _ = try await ask(server)
    shelf.age(Self.url, asOf: 5, isStale: true)
    shelf.answer(Self.json("{}", 404))
    await #expect(throws: NewspaperError.notFound(what: "newspaper x", source: "example.org")) {
      try await ask(server)
    }
  }

  @Test func `after a refresh no earlier response is enough`() async throws {
    let server = server()
    _ = try await ask(server)
    server.refresh()
    shelf.answer(Self.json(#"{"title":"New"}"#))
    #expect(try await ask(server, .atHand).0 == "New")
    #expect(shelf.asked.count == 2)
  }

  @Test func `an unreadable stored response is requested completely`() async throws {
    let server = server()
    await shelf.keep(try Self.json(#"{"heading":"x"}"#).get(), of: .json(Self.url))
    #expect(try await ask(server).0 == "Old")
    // Without a shelf life the client does not revalidate stored responses.
    #expect(shelf.asked.map(\.shelfLife) == [nil])
    #expect(shelf.keptBodies == [#"{"title":"Old"}"#])
  }
}
