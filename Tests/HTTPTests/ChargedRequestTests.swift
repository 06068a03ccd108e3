import Foundation
import HTTP
import NewspaperHTTP
import Synchronization
import TestSupport
import Testing

/// What counts toward the pace: only what was sent.
@Suite(.timeLimit(.minutes(2))) struct ChargedRequestTests {
  let clock = LeapingClock()
  let directory = TemporaryDirectory()
  let search = HTTPRequest("https://www.loc.gov/search/?fo=json")
  let tile = HTTPRequest("https://tile.loc.gov/text-services/")

  @Test(arguments: [
    HTTPError.nameNotResolved, .refused, .unreachable, .insecure(reason: ""), .timedOut(seconds: 10),
    .canceled,
  ])
  func `charges nothing for requests never sent`(_ error: HTTPError) async throws {
    let client = PacedClient(
      StubHTTPClient(failing: error), directory: directory.path, clock: clock, pace: HostPace.of(host:))
    for _ in 1...30 { await #expect(throws: error) { try await client.send(search) } }
    #expect(clock.now == 1000)
    let reading = try #require(await client.reading(of: search.url))
    #expect(reading.lastMinute == 0 && reading.nextAt == 1000)
  }

  @Test
  func `charges requests that were sent but not answered, and each step of a redirect`() async throws {
    let inner = StubHTTPClient { request throws(HTTPError) in
      request.trace?.depart(to: request.url)
      request.trace?.answer()
      request.trace?.depart(to: request.url + "/")
      request.trace?.depart(to: "https://tile.loc.gov/")
      throw .cutOff
    }
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    await #expect(throws: HTTPError.cutOff) { try await client.send(search) }
    #expect(await client.reading(of: search.url)?.lastMinute == 2)
    #expect(await client.reading(of: tile.url)?.lastMinute == 1)
    #expect(await client.reading(of: "https://example.org/")?.lastMinute == 0)
  }

  @Test
  func `has charged a request before its first byte leaves`() async throws {
    let counts = Mutex<[Int]>([])
    let inner = StubHTTPClient { [directory, clock] request throws(HTTPError) in
      func count() {
        let readings = PaceReading.all(in: directory.path, now: clock.now) { HostPace.of(host: $0) }
        counts.withLock { $0.append(readings.first?.lastMinute ?? -1) }
      }
      count()
      request.trace?.depart(to: request.url)
      count()
      return HTTPResponse(status: 200, url: request.url)
    }
    _ = try await PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:)).send(
      search)
    #expect(counts.withLock { $0 } == [0, 1])
  }
}
