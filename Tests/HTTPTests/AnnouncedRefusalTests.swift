import HTTP
import Testing

@Suite("Refusals of hosts without a pace") struct AnnouncedRefusalTests {
  let clock = LeapingClock()
  let directory = TemporaryDirectory()
  let page = HTTPRequest("http://127.0.0.1:8080/search/pages")
  let record = HTTPRequest("http://127.0.0.1:8080/lccn/sn83030214.json")

  private func answering(_ status: Int, _ headers: [String: String] = [:]) -> AnsweringClient {
    AnsweringClient(clock) { HTTPResponse(status: status, headers: HTTPHeaders(headers), url: $0.url) }
  }

  private func paced(
    _ inner: AnsweringClient, _ refusals: AnnouncedRefusals = AnnouncedRefusals()
  ) -> PacedClient {
    PacedClient(inner, directory: directory.path, clock: clock, refusals: refusals)
  }

  @Test(arguments: [429, 503]) func `nothing is sent before the announced end`(status: Int) async throws {
    let inner = answering(status, ["Retry-After": "120"])
    let client = paced(inner)
    #expect(try await client.send(page).status == status)
    clock.set(1119)
    for request in [page, record] {
      await #expect(throws: HTTPError.blocked(until: 1120)) { try await client.send(request) }
    }
    #expect(inner.times == [1000])
    clock.set(1120)
    _ = try await client.send(page)
    #expect(inner.times == [1000, 1120])
  }

  @Test func `requests of every purpose wait`() async throws {
    let refusals = AnnouncedRefusals()
    let inner = answering(429, ["Retry-After": "120"])
    _ = try await paced(inner, refusals).send(page)
    await #expect(throws: HTTPError.blocked(until: 1120)) { try await paced(inner, refusals).send(page) }
  }

  @Test func `another server on the same machine is asked`() async throws {
    let inner = answering(429, ["Retry-After": "120"])
    let client = paced(inner)
    _ = try await client.send(page)
    _ = try await client.send(HTTPRequest("http://127.0.0.1:8081/search/pages"))
    #expect(inner.times.count == 2)
  }

  @Test(
    arguments: [(429, [:]), (429, ["Retry-After": "soon"]), (500, ["Retry-After": "120"])]
      as [(Int, [String: String])])
  func `without an announced end the next request is sent`(
    _ status: Int, _ headers: [String: String]
  ) async throws {
    let inner = answering(status, headers)
    let client = paced(inner)
    for _ in 1...2 { #expect(try await client.send(page).status == status) }
  }

  @Test func `a refusal lasts a day at most, also if the clock is set back`() async throws {
    let inner = answering(429, ["Retry-After": "99999999999"])
    let client = paced(inner)
    _ = try await client.send(page)
    await #expect(throws: HTTPError.blocked(until: 87_400)) { try await client.send(page) }
    clock.set(900)
    _ = try await client.send(page)
    #expect(inner.times == [1000, 900])
  }
}
