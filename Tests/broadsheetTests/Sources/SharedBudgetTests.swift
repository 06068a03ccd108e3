import Foundation
import HTTP
import NewspaperHTTP
import TestSupport
import Testing

/// The pace of www.loc.gov, shared by several runs of the program. The requests go to a proxy on this
/// machine, which responds instead of the Library.
@Suite(.timeLimit(.minutes(1))) struct SharedBudgetTests {
  private func program(_ proxy: LoopbackServer) throws -> Program {
    try Program(["BROADSHEET_LOC_URL": "http://www.loc.gov", "http_proxy": proxy.url])
  }

  /// Uses its own pace, since the default does not matter here.
  @Test func `after a burst the next request waits and says so`() async throws {
    let (interval, burst) = (5, HostPace.libraryOfCongress.burst)
    let proxy = try await LoopbackServer.start(.locGov)
    var program = try program(proxy)
    program.environment["BROADSHEET_PACE_LOC"] = "\(interval)"
    program.environment["BROADSHEET_PACE_ALLOW_FASTER"] = "true"
    for number in 1...burst {
      let outcome = try await program.run("list", "--source", "loc", "--per-page", "\(number)")
      #expect(outcome.exitCode == 0 && !outcome.errors.contains("waiting"), "\(outcome.errors)")
    }
    let next = try await program.run("list", "--source", "loc", "--per-page", "8")
    #expect(next.exitCode == 0 && next.lines.count == 8)
    let waits = (1...interval).map { "waiting \($0) s before the next request to www.loc.gov …\n" }
    #expect(waits.contains { next.errors.hasPrefix($0) }, "\(next.errors)")
    let times = proxy.requests.map(\.time)
    try #require(times.count == burst + 1)
    // These are the times at which requests arrive: the first may have been in transit for a while.
    #expect(times[burst] - times[0] > .seconds(Double(interval) * 0.75))
    // A cached response costs no request, so it need not wait.
    let again = try await program.run("list", "--source", "loc", "--per-page", "8")
    #expect(again.output == next.output && proxy.requests.count == burst + 1)
  }

  @Test func `a request that cannot be sent uses no turn`() async throws {
    let program = try Program([
      "BROADSHEET_LOC_URL": "http://www.loc.gov", "http_proxy": "http://127.0.0.1:1",
    ])
    let start = ContinuousClock.now
    for _ in 1...8 {
      let outcome = try await program.run("list", "--source", "loc", "-v")
      #expect(outcome.exitCode == 69 && !outcome.errors.contains("wait"), "\(outcome.errors)")
    }
    #expect(ContinuousClock.now - start < .seconds(6), "the fourth would wait as long")
    let doctor = try await program.run("doctor", "--offline")
    #expect(doctor.words.contains("no requests in the last minute"), "\(doctor.output)")
  }

  @Test func `the pace is reported in the log and by doctor`() async throws {
    let proxy = try await LoopbackServer.start(.locGov)
    let program = try program(proxy)
    for size in 5...8 {
      let outcome = try await program.run("list", "--source", "loc", "-v", "--per-page", "\(size)")
      let isPaced = outcome.errors.contains(
        "before the next request to www.loc.gov: one request in 6 s, up to 3 at once, at most 10 per minute")
      #expect(isPaced == (size == 8), "\(outcome.errors)")
    }
    let doctor = try await program.run("doctor", "--offline")
    #expect(
      doctor.words.contains(
        "4 requests in the last minute, paced at one request in 6 s, up to 3 at once, at most 10"),
      "\(doctor.output)")
  }

  @Test func `a block applies to every program until it ends`() async throws {
    let proxy = try await LoopbackServer.start { _ in
      LoopbackResponse(status: 429, headers: ["Retry-After": "1800"])
    }
    let program = try program(proxy)
    for command in [["list"], ["show", "sn83030214"], ["list", "--state", "Oregon"]] {
      let outcome = try await program.run(command + ["--source", "loc"])
      #expect(outcome.exitCode == 75 && outcome.output == "")
      #expect(
        outcome.errors.hasPrefix("broadsheet: www.loc.gov is refusing requests until "),
        "\(outcome.errors)")
    }
    #expect(proxy.requests.count == 1, "a block is not asked into")
    let fallback = try await program.run("list")
    #expect(fallback.exitCode == 0 && fallback.lines.count == 50 && proxy.requests.count == 1)
  }

  @Test func `a web page instead of data stops all programs for a minute`() async throws {
    let proxy = try await LoopbackServer.start { _ in .html("<!DOCTYPE html><title>Just a moment...</title>")
    }
    let program = try program(proxy)
    #expect(try await program.run("list", "--source", "loc").exitCode == 69)
    #expect(try await program.run("show", "sn83030214", "--source", "loc").exitCode == 75)
    #expect(proxy.requests.count == 1)
  }

  @Test func `two terminals share one budget`() async throws {
    let proxy = try await LoopbackServer.start(.locGov)
    try await browseTwice(proxy)
  }

  @Test func `requests for the Library's pages count even with a local catalog`() async throws {
    let proxy = try await LoopbackServer.start(.locGov)
    let program = try program(proxy)
    let fixtures = Fixture.root.appending(path: "Fixtures/marc")
    let outcome = try await program.run("import", fixtures.appending(path: "directory.xml").path)
    #expect(outcome.exitCode == 0)
    try await browseCatalog(program)
  }

  @OwnThread private func browseCatalog(_ program: Program) async throws {
    let terminal = try program.browse("browse", "sn83045462", rows: 24, columns: 80)
    #expect(terminal.wait(for: "LCCN"))
    // Its issues are loaded, with more than one request.
    #expect(terminal.wait(until: { terminal.line(22).contains("requests ") }), "\(terminal.line(22))")
  }

  @OwnThread private func browseTwice(_ proxy: LoopbackServer) async throws {
    let program = try program(proxy)
    let first = try program.browse("browse", "--list", "--source", "loc", rows: 24, columns: 80)
    #expect(first.wait(for: "requests 1/"), "\(first.line(22))")
    // The second one begins with a record, because the list is cached already.
    let second = try program.browse("browse", "sn83030214", "--source", "loc", rows: 24, columns: 80)
    #expect(second.wait(for: "LCCN"))
    #expect(first.wait(until: { first.line(22).contains("next in") }), "\(first.line(22))")
    #expect(second.wait(until: { second.line(22).contains("requests") }), "\(second.line(22))")
    #expect(first.wait(for: "requests 4/"), "\(first.line(22))")
    #expect(second.wait(for: "requests 4/"), "\(second.line(22))")
  }
}
