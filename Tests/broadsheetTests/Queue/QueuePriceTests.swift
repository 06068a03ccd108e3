import TestSupport
import Testing

/// What `queue add --dry-run` says that a job takes.
struct QueuePriceTests {
  @Test func `scans that are here cost nothing, as texts do`() async throws {
    let site = PageSite.library
    let server = try await site.start()
    let program = try site.program(server)
    let add = ["queue", "add", site.lccn, "--issue", site.date, "--text", "--scan"]
    let before = try await program.run(add + ["--dry-run"])
    #expect(before.exitCode == 0 && before.errors.contains("2 pages, about 1.2 MB, 4 requests"), "\(before)")
    #expect(try await program.run(add).exitCode == 0)
    #expect(try await program.run("queue", "run").exitCode == 0)
    let after = try await program.run(add + ["--dry-run"])
    #expect(
      after.exitCode == 0 && after.errors.hasSuffix("2 pages, about 1.2 MB, no requests\n"), "\(after)")
  }

  @Test func `a page that was not filmed does not count, since no job takes it`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "loc"])
    let dry = try await program.run("queue", "add", "bsd00000001", "--year", "1905", "--dry-run")
    #expect(dry.exitCode == 0 && dry.errors.hasSuffix(": 2 pages, about 40 KB, no requests\n"), "\(dry)")
  }
}
