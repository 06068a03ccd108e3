import HTTP
import NewspaperHTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// When whole responses are requested because partial ones make no sense.
@Suite struct PartialAnswerTests {
  struct Paper: Decodable, Sendable { let title: String }

  /// A server, and a cache that programs share. The cache keeps only what they note about the server, so
  /// every question is asked.
  private final class Shared: HTTPClient {
    private struct State {
      var parts = 0
      var asked: [String] = []
      var kept: [String: HTTPResponse] = [:]
    }
    private let state = Mutex(State())
    /// Which of the partial responses make no sense, counted from 0.
    private let isOdd: @Sendable (Int) -> Bool

    init(isOdd: @escaping @Sendable (Int) -> Bool) { self.isOdd = isOdd }

    /// For each request, whether it was for parts of a response.
    var wantsParts: [Bool] { state.withLock { $0.asked.map { $0.contains("at=") } } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      let part = state.withLock { state -> Int? in
        state.asked.append(request.url)
        guard request.url.contains("at=") else { return nil }
        state.parts += 1
        return state.parts - 1
      }
      let makesNoSense = part.map(isOdd) ?? false
      let body = makesNoSense ? #"{"status":500,"message":"try later"}"# : #"{"title":"The sun"}"#
      return FixtureResponse.json(body).response(to: request.url)
    }

    func kept(_ request: HTTPRequest) async -> HTTPResponse? { state.withLock { $0.kept[request.url] } }

    func keep(_ response: HTTPResponse, of request: HTTPRequest) async {
      guard request.url.contains("#") else { return }
      state.withLock {
        $0.kept[request.url] = HTTPResponse(
          status: 200, headers: response.headers, body: response.body, url: response.url,
          age: .init(asOf: 1000, isStale: false))
      }
    }
  }

  private func program(_ shared: Shared, now: Double = 1000) -> Server {
    Server(Site("https://example.org"), client: shared, webPageIsBotCheck: true, now: { now })
  }

  private func ask(_ server: Server, _ number: Int) async throws {
    let question = ResourceRequest(
      "https://example.org/\(number)/?fo=json&at=title", subject: .other("newspaper \(number)"))
    let answer = try await server.answer(question, as: Paper.self)
    #expect(answer.value.title == "The sun")
  }

  @Test func `one that makes no sense changes nothing for the others`() async throws {
    let shared = Shared { $0 == 0 }
    let server = program(shared)
    for number in 1...2 { try await ask(server, number) }
    try await ask(program(shared), 3)
    #expect(shared.wantsParts == [true, false, true, true])
  }

  @Test func `after two, all programs request whole ones`() async throws {
    let shared = Shared { _ in true }
    for number in 1...4 { try await ask(program(shared), number) }
    #expect(shared.wantsParts == [true, false, true, false, false, false])
  }

  @Test func `the same address twice is not two`() async throws {
    let shared = Shared { _ in true }
    for _ in 1...2 { try await ask(program(shared), 1) }
    try await ask(program(shared), 2)
    #expect(shared.wantsParts == [true, false, true, false, true, false])
  }

  @Test func `one that is understood shows that the server sends parts`() async throws {
    let shared = Shared { [0, 2].contains($0) }
    for number in 1...4 { try await ask(program(shared), number) }
    #expect(shared.wantsParts == [true, false, true, true, false, true])
  }

  @Test func `a refresh forgets it for all programs`() async throws {
    let shared = Shared { _ in true }
    for number in 1...2 { try await ask(program(shared), number) }
    let refreshed = program(shared, now: 2000)
    refreshed.refresh()
    try await ask(refreshed, 3)
    #expect(shared.wantsParts == [true, false, true, false, true, false])
    try await ask(program(shared), 4)
    #expect(shared.wantsParts.suffix(2) == [true, false])
  }
}
