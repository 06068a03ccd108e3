import Foundation
import TestSupport
import Testing

/// The queue in `browse`, from a key to the page that can be read without a network.
@OwnThread struct QueueBrowseTests {
  private static let site = PageSite.library

  @Test func `a queued issue is fetched in the background, and announced when it is there`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    try read(program)
    let list = try await program.run("queue", "list")
    #expect(list.output.hasPrefix("1\tdone\t"), "\(list)")
    let count = server.requests.count
    let second = try await program.run(
      "read", Self.site.lccn, Self.site.date, "--page", "2", "--source", "offline")
    #expect(second.exitCode == 0 && server.requests.count == count, "\(second)")
  }

  private func read(_ program: Program) throws {
    let address = "\(Self.site.lccn)/\(Self.site.date)/ed-1/seq-1"
    let terminal = try program.browse(["open", address, "--images", "none"])
    #expect(terminal.wait(for: "page 1 of 3"))
    terminal.send("S")
    #expect(terminal.wait(for: "Text and scans"))
    terminal.send("\r")
    #expect(terminal.wait(for: "✓ Kept for reading offline"))
    terminal.send("gj")
    #expect(terminal.wait(for: "done"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `accessible mode reports its progress on one line`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    _ = try await program.run("queue", "add", Self.site.lccn, "--year", "1866")
    try say(program)
  }

  private func say(_ program: Program) throws {
    let terminal = try program.browse(["browse", "--accessible", "--images", "none"])
    #expect(terminal.wait(for: "Progress: "))
    #expect(terminal.wait(for: " percent"))
    terminal.send("q\r")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `offline, the queue does not run`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    _ = try await program.run("queue", "add", Self.site.lccn, "--issue", Self.site.date)
    try stay(program)
    #expect(server.requests.isEmpty)
    #expect(try await program.run("queue", "list").output.hasPrefix("1\twaiting\t"))
  }

  private func stay(_ program: Program) throws {
    let terminal = try program.browse(["browse", "--source", "offline"])
    #expect(terminal.wait(for: "Jobs") || terminal.wait(for: "Begin"))
    terminal.send("gj")
    #expect(terminal.wait(for: "waiting"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }
}
