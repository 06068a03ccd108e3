import Foundation
import Glibc
import TestSupport
import Testing

/// The queue is killed at a hundred moments. Everything it claims to have is there, and no page that is there
/// is requested again.
struct QueueKillTests {
  private static let site = PageSite.library
  private static let kills = 100
  private static let sqlite = "/usr/bin/sqlite3"

  /// The pages in the index, as read by SQLite and not by the program.
  private func indexed(_ program: Program) async throws -> Set<String> {
    let path = program.home.appending(path: ".local/share/broadsheet/pages.sqlite").path
    guard access(path, F_OK) == 0 else { return [] }
    let outcome = try await program.run(
      [
        path,
        "PRAGMA integrity_check; SELECT day || ' ' || sequence FROM page WHERE lccn = '\(Self.site.lccn)'",
      ], executable: Self.sqlite)
    // A program that was killed right after creating the file has not created a table yet.
    guard outcome.exitCode == 0 || !outcome.errors.contains("no such table") else { return [] }
    #expect(outcome.exitCode == 0 && outcome.lines.first == "ok", "\(outcome)")
    return Set(outcome.lines.dropFirst())
  }

  /// How many pages are done according to the queue's file.
  private func done(_ program: Program) throws -> Int {
    let file = program.home.appending(path: ".local/state/broadsheet/queue.jsonl")
    let job = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    return try #require(job?["done"] as? Int)
  }

  /// `18660410 2` from a request for a text.
  private func page(_ request: LoopbackRequest) -> String? {
    guard request.path.hasPrefix("/text-services/") else { return nil }
    let parts = (request.target.removingPercentEncoding ?? "").split { "/=&".contains($0) }
    let day = parts.first { $0.count == 10 && Int($0) != nil }?.prefix(8)
    let number = parts.last { $0.hasSuffix(".xml") }.flatMap { Int($0.prefix(4)) }.map { $0 % 10 }
    return day.flatMap { day in number.map { "\(day) \($0)" } }
  }

  @Test(.timeLimit(.minutes(5)), .enabled(if: access(Self.sqlite, X_OK) == 0))
  func `whenever it is killed, what counts as done is there, and nothing is needlessly requested twice`()
    async throws
  {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    _ = try await program.run("queue", "add", Self.site.lccn, "--year", "1866")
    var random = SeededGenerator(seed: 100)
    var before: Set<String> = []
    for kill in 1...Self.kills {
      let seen = server.requests.count
      let process = try program.start(["queue", "run"])
      let wanted = seen + Int.random(in: 1...4, using: &random)
      while server.requests.count < wanted, process.isRunning { try await Task.sleep(for: .milliseconds(1)) }
      try await Task.sleep(for: .microseconds(Int.random(in: 0...12_000, using: &random)))
      try #require(process.isRunning, "the job is too small for so many moments")
      process.kill()
      let asked = server.requests.dropFirst(seen).compactMap(page)
      #expect(before.isDisjoint(with: asked), "\(kill)")
      before = try await indexed(program)
      #expect(try done(program) <= before.count, "\(kill)")
    }
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 0 && run.errors.contains("done: "), "\(run)")
    let pages = try await indexed(program)
    #expect(pages.count == 452)
    #expect(try done(program) == 452)
    let asked = server.requests.compactMap(page)
    #expect(Set(asked) == pages && asked.count <= pages.count + Self.kills, "\(asked.count)")
    let count = server.requests.count
    let read = try await program.run("read", Self.site.lccn, "1866-12-31", "--source", "offline")
    #expect(server.requests.count == count && (read.exitCode == 0 || read.exitCode == 66), "\(read)")
  }
}
