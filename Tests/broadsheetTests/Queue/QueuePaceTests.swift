import Foundation
import TestSupport
import Testing

/// The queue and a reader at the pace of www.loc.gov, in separate programs. The requests go to a proxy on
/// this machine, which responds instead of the Library.
struct QueuePaceTests {
  @Test(.timeLimit(.minutes(1))) func `a reader's burst does not wait while the queue runs`() async throws {
    let proxy = try await LoopbackServer.start(.locGov)
    let program = try Program([
      "BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": "http://www.loc.gov",
      "BROADSHEET_TILE_URL": "http://tile.loc.gov", "http_proxy": proxy.url,
    ])
    _ = try await program.run("queue", "add", PageSite.library.lccn, "--year", "1866")
    let queue = try program.start(["queue", "run"])
    // The list of the year, and the first issue six seconds later.
    while proxy.requests.count < 2 { try await Task.sleep(for: .milliseconds(20)) }
    for size in 5...7 {
      let outcome = try await program.run("list", "--per-page", "\(size)", "-v")
      #expect(outcome.exitCode == 0 && !outcome.errors.contains("wait"), "\(outcome.errors)")
    }
    #expect(queue.isRunning)
    queue.kill()
    let fourth = try await program.run("list", "--per-page", "8", "-v")
    #expect(fourth.errors.contains("waiting"), "\(fourth.errors): the reader's own pace holds")
  }

  @Test func `a job's estimated time follows from the pace`() async throws {
    let proxy = try await LoopbackServer.start(.locGov)
    let program = try Program([
      "BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": "http://www.loc.gov",
      "BROADSHEET_TILE_URL": "http://tile.loc.gov", "http_proxy": proxy.url,
    ])
    let dry = try await program.run("queue", "add", PageSite.library.lccn, "--year", "1866", "--dry-run")
    // 226 issues at 61 / 7 s each; meanwhile their pages come from another server, one every 2 s.
    #expect(dry.errors.contains("about 1,130 requests, about 33 min"), "\(dry)")
  }
}
