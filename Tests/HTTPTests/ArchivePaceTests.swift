import Foundation
import NewspaperHTTP
import Synchronization
import Testing

@testable import HTTP

@Suite("The pace of archives") struct ArchivePaceTests {
  let clock = LeapingClock()
  let directory = TemporaryDirectory()
  let archive = HTTPRequest("https://chroniclingamerica.loc.gov/data/ocr/curiv_benicia_ver01.tar.bz2")

  private func client(_ inner: any HTTPClient) -> PacedClient {
    PacedClient(
      PacedClient(inner, directory: directory.path, clock: clock), directory: directory.path, clock: clock,
      pace: { _ in .libraryArchives }, name: HostPace.archives(of:))
  }

  @Test(arguments: [
    ("https://chroniclingamerica.loc.gov/data/ocr/a.tar.bz2", true),
    ("https://tile.loc.gov/data/ocr/a.tar.bz2", true),
    ("https://www.loc.gov/collections/", false), ("https://example.org/data/ocr/a.tar.bz2", false),
    ("https://notloc.gov/data/ocr/a.tar.bz2", false),
  ])
  func `only the Library's have one`(_ url: String, hasOne: Bool) {
    #expect((HostPace.archives(of: url) != nil) == hasOne)
  }

  @Test func `no ten minutes have more than nine, whichever program asks`() async throws {
    let inner = AnsweringClient(clock)
    // One program each.
    for _ in 1...40 { _ = try await client(inner).send(archive) }
    let times = inner.times
    #expect(times.prefix(3) == [1000, 1001.5, 1003], "three at once, but for the host's own pace")
    for first in times { #expect(times.count { $0 >= first && $0 <= first + 600 } <= 9) }
    // Nine in ten minutes are used.
    #expect(try #require(times.last) < 1000 + 40 * 67)
  }

  @Test func `an archive counts when its bytes leave, even if it takes hours`() async throws {
    // Ends while the first archive is being downloaded, like a killed program.
    let never = DepartingClient()
    let task = Task { try? await client(never).send(archive) }
    while never.departures == 0 { try await Task.sleep(for: .milliseconds(5)) }
    let name = try #require(HostPace.archives(of: archive.url))
    let state = try #require(PaceFile(of: name, in: directory.path).read())
    #expect(state.sent.map(\.left) == [1000] && state.booked.isEmpty, "\(state)")
    task.cancel()
    _ = await task.value
  }

  @Test func `lists of hosts omit it`() async throws {
    _ = try await client(AnsweringClient(clock)).send(archive)
    let readings = PaceReading.all(in: directory.path, now: clock.now) { HostPace.of(host: $0) }
    #expect(readings.map(\.host) == ["chroniclingamerica.loc.gov"])
  }
}

/// Sends, then waits for an answer that never comes.
private final class DepartingClient: HTTPClient {
  private let count = Mutex(0)
  var departures: Int { count.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    request.trace?.depart(to: request.url)
    count.withLock { $0 += 1 }
    do { try await Task.sleep(for: .seconds(60)) } catch { throw .canceled }
    throw .canceled
  }
}
