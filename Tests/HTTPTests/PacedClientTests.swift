import Clock
import Foundation
import HTTP
import NewspaperHTTP
import Synchronization
import TestSupport
import Testing

@Suite("A paced client") struct PacedClientTests {
  let clock = LeapingClock()
  let directory = TemporaryDirectory()
  let search = HTTPRequest("https://www.loc.gov/search/?fo=json")
  let tile = HTTPRequest("https://tile.loc.gov/text-services/")

  @Test func `waits for its turn, and says so when it has to`() async throws {
    let waits = Mutex<[String]>([])
    let inner = AnsweringClient(clock)
    let client = PacedClient(
      inner, directory: directory.path, clock: clock, pace: HostPace.of(host:),
      onWait: { host, seconds in waits.withLock { $0.append("\(host) \(seconds)") } })
    for _ in 1...5 { _ = try await client.send(search) }
    _ = try await client.send(tile)
    #expect(inner.times == [1000, 1000, 1000, 1006, 1012, 1012])
    #expect(waits.withLock { $0 } == ["www.loc.gov 6.0", "www.loc.gov 6.0"])
  }

  @Test func `leaves this machine alone`() async throws {
    let inner = AnsweringClient(clock)
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    for _ in 1...50 { _ = try await client.send(HTTPRequest("http://127.0.0.1:8080/")) }
    #expect(inner.times.last == 1000)
    #expect(!FileManager.default.fileExists(atPath: directory.path))
  }

  @Test func `continues where another process has stopped`() async throws {
    for expected in [1000.0, 1001, 1002] {
      let inner = AnsweringClient(clock)
      _ = try await PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
        .send(tile)
      #expect(inner.times == [expected])
    }
  }

  @Test(
    arguments: [
      (429, ["Retry-After": "120"], 120),
      (429, ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:48:37 GMT"], 60),
      (429, ["Retry-After": "99999999999"], 86_400),
      (429, ["Retry-After": "soon"], 3600),
      (429, [:], 3600),
      (503, ["Retry-After": "30", "Content-Type": "text/html"], 30),
      (403, ["cf-mitigated": "challenge"], 60),
      (403, ["Content-Type": "Text/HTML; charset=utf-8"], 60),
      (200, ["Content-Type": "text/html"], 60),
    ] as [(Int, [String: String], Double)])
  func `passes on a response that asks for a pause, and keeps the pause, even in other processes`(
    _ status: Int, _ headers: [String: String], _ seconds: Double
  ) async throws {
    var search = search
    search.webPageIsBotCheck = true
    let inner = AnsweringClient(clock) { request in
      HTTPResponse(status: status, headers: HTTPHeaders(headers), url: request.url)
    }
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    #expect(try await client.send(search).status == status)

    let other = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    for client in [client, other] {
      clock.set(1000 + seconds - 0.5)
      await #expect(throws: HTTPError.blocked(until: 1000 + seconds)) { try await client.send(search) }
    }
    _ = try await client.send(tile)
    #expect(inner.times.count == 2)
    clock.set(1000 + seconds)
    _ = try await other.send(search)
    #expect(inner.times.count == 3)
  }

  @Test(
    arguments: [
      (200, ["Content-Type": "text/html"]), (404, ["Content-Type": "text/html"]),
      (500, ["Retry-After": "120"]),
      (503, [:]), (503, ["Content-Type": "text/html"]), (403, ["Content-Type": "application/json"]),
    ] as [(Int, [String: String])])
  func `continues after other responses`(_ status: Int, _ headers: [String: String]) async throws {
    let inner = AnsweringClient(clock) { request in
      HTTPResponse(status: status, headers: HTTPHeaders(headers), url: request.url)
    }
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    for _ in 1...2 { #expect(try await client.send(search).status == status) }
  }

  @Test(arguments: [("oregonnews.uoregon.edu", 60), ("tile.loc.gov", 3600)] as [(String, Double)])
  func `pauses an hour for the Library's files, and a minute for a host without its own rule`(
    _ host: String, _ seconds: Double
  ) async throws {
    let inner = AnsweringClient(clock) { HTTPResponse(status: 429, url: $0.url) }
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    let request = HTTPRequest("https://\(host)/")
    _ = try await client.send(request)
    await #expect(throws: HTTPError.blocked(until: 1000 + seconds)) { try await client.send(request) }
  }

  @Test func `counts a redirect for its target host`() async throws {
    let inner = AnsweringClient(clock) { request in
      HTTPResponse(status: request.url.contains("/limited") ? 429 : 200, url: "https://tile.loc.gov/")
    }
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    _ = try await client.send(HTTPRequest("https://loc.gov/"))
    _ = try await client.send(tile)
    #expect(inner.times == [1000, 1001])
    clock.set(2000)
    _ = try await client.send(HTTPRequest("https://loc.gov/limited"))
    await #expect(throws: HTTPError.blocked(until: 5600)) { try await client.send(tile) }
  }

  @Test func `keeps the pace by itself if the directory is unusable, and says why once`() async throws {
    let reasons = Mutex<[String]>([])
    let inner = AnsweringClient(clock)
    let client = PacedClient(
      inner, directory: "/dev/null/pace", clock: clock, pace: HostPace.of(host:),
      onTrouble: { reason in reasons.withLock { $0.append(reason) } })
    for _ in 1...3 { _ = try await client.send(tile) }
    #expect(inner.times == [1000, 1001, 1002])
    #expect(reasons.withLock { $0 } == ["/dev/null/pace: Not a directory"])
  }

  @Test func `does not forget the pace when the directory disappears or a file is torn`() async throws {
    let inner = AnsweringClient(clock)
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    _ = try await client.send(tile)
    try Data("1000.0 12".utf8).write(to: URL(filePath: directory.path + "/tile.loc.gov"))
    _ = try await client.send(tile)
    try FileManager.default.removeItem(atPath: directory.path)
    _ = try await client.send(tile)
    #expect(inner.times == [1000, 1001, 1002])
  }

  @Test
  func `gives its turn back when canceled`() async throws {
    let waits = Mutex<[Double]>([])
    let client = PacedClient(
      AnsweringClient(SystemClock()), directory: directory.path, pace: { _ in HostPace(interval: 50) },
      onWait: { _, seconds in waits.withLock { $0.append(seconds) } })
    _ = try await client.send(tile)
    for number in 1...2 {
      let task = Task { try await client.send(tile) }
      while waits.withLock({ $0.count }) < number { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      await #expect(throws: HTTPError.canceled) { try await task.value }
    }
    #expect(waits.withLock { $0.allSatisfy { $0 <= 50 } })
  }

  @Test func `takes no turn for a request canceled before it starts`() async throws {
    let inner = AnsweringClient(clock)
    let client = PacedClient(inner, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(tile)
    }
    await #expect(throws: HTTPError.canceled) { try await task.value }
    _ = try await client.send(tile)
    #expect(inner.times == [1000])
  }

  @Test func `books again if it was suspended and missed its turn`() async throws {
    let others = AnsweringClient(clock)
    let other = PacedClient(others, directory: directory.path, clock: clock, pace: HostPace.of(host:))
    let sleepy = LeapingClock { [clock, tile] sleepy in
      guard sleepy.now == 1000 else { return }
      sleepy.set(5000)
      clock.set(5000)
      _ = try? await other.send(tile)
    }
    let inner = AnsweringClient(sleepy)
    let client = PacedClient(inner, directory: directory.path, clock: sleepy, pace: HostPace.of(host:))
    for _ in 1...2 { _ = try await client.send(tile) }
    #expect(others.times == [5000])
    #expect(inner.times == [1000, 5001])
  }

  @Test func `does not send waiting requests when another process runs into a block`() async throws {
    let limited = PacedClient(
      AnsweringClient(clock) { HTTPResponse(status: 429, url: $0.url) }, directory: directory.path,
      clock: clock, pace: HostPace.of(host:))
    let interrupted = LeapingClock { [clock, tile] own in
      _ = try? await limited.send(tile)
      own.set(clock.now)
    }
    let inner = AnsweringClient(interrupted)
    let client = PacedClient(inner, directory: directory.path, clock: interrupted, pace: HostPace.of(host:))
    _ = try await client.send(tile)
    await #expect(throws: HTTPError.blocked(until: 4602)) { try await client.send(tile) }
    #expect(inner.times == [1000])
  }
}
