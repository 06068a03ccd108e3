import Foundation
import Synchronization
import TestSupport
import Testing

/// `queue`, as a reader uses it.
struct QueueCommandTests {
  private static let site = PageSite.library
  private let page = (lccn: Self.site.lccn, date: Self.site.date)

  private func queue(of program: Program) -> URL {
    program.home.appending(path: ".local/state/broadsheet/queue.jsonl")
  }

  @Test(arguments: PageSite.allCases)
  func `an issue is fetched with text and scans, and read without a network`(site: PageSite) async throws {
    let server = try await site.start()
    let program = try site.program(server)
    let added = try await program.run("queue", "add", site.lccn, "--issue", site.date, "--text", "--scan")
    #expect(added.exitCode == 0 && added.errors.hasPrefix("job 1: "), "\(added)")
    #expect(server.requests.isEmpty, "adding asks for nothing")
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 0 && run.errors.contains("done: ") && run.errors.contains("2 pages"), "\(run)")
    #expect(run.output.hasPrefix("1\tdone\tnormal\t"), "\(run)")
    let count = server.requests.count
    for sequence in ["1", "2"] {
      let read = try await program.run(
        "read", site.lccn, site.date, "--page", sequence, "--source", "offline")
      #expect(read.exitCode == 0 && !read.output.isEmpty, "\(read)")
    }
    let all = try await program.run("read", site.lccn, site.date, "--all", "--source", "offline")
    #expect(all.output.contains("\u{c}") || all.lines.count > 10, "\(all)")
    let again = try await program.run("queue", "resume", "1")
    #expect(again.exitCode == 0 && again.errors.hasPrefix("resumed job 1"))
    let second = try await program.run("queue", "run")
    #expect(second.exitCode == 0 && server.requests.count == count, "\(second): all of it was here")
  }

  @Test func `the list is a table for people, and has every field for programs`() async throws {
    let program = try Program()
    let empty = try await program.run("queue")
    #expect(
      empty.exitCode == 0 && empty.output == "" && empty.errors.hasPrefix("the queue is empty"), "\(empty)")
    #expect(
      try await program.run("queue", "add", page.lccn, "--year", "1866", "--priority", "high").exitCode == 0)
    let again = try await program.run("queue", "add", page.lccn, "--year", "1866")
    #expect(again.errors.contains("is already in the queue, as job 1"), "\(again)")
    let tsv = try await program.run("queue", "list")
    let fields = try #require(tsv.lines.first).split(separator: "\t", omittingEmptySubsequences: false)
    #expect(fields.prefix(3) == ["1", "waiting", "high"] && fields.count == 13, "\(tsv)")
    #expect(tsv.errors == "1 job: 1 waiting\n")
    let json = try await program.run("queue", "list", "--format", "json")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(rows.first?["year"] as? Int == 1866 && rows.first?["lccn"] as? String == page.lccn)
    let table = try await program.run("queue", "list", "--format", "table")
    #expect(
      table.lines.first?.hasPrefix("ID  STATE") == true && table.output.contains("high priority"), "\(table)")
    #expect(try await program.run("queue", "pause", "1").errors.hasPrefix("paused job 1"))
    #expect(try await program.run("queue", "list").output.contains("\tpaused\t"))
    #expect(try await program.run("queue", "run").errors == "nothing left to do in the queue\n")
    #expect(try await program.run("queue", "remove", "1").exitCode == 0)
    let gone = try await program.run("queue", "remove", "1")
    #expect(gone.exitCode == 66 && gone.errors.contains("the queue has no job 1"), "\(gone)")
  }

  @Test func `a missing page is reported, and the rest is fetched`() async throws {
    let server = try await Self.site.start { request in
      request.path.hasPrefix("/text-services/") && request.target.contains("0012.xml") ? .notFound : nil
    }
    let program = try Self.site.program(server)
    _ = try await program.run("queue", "add", page.lccn, "--issue", page.date)
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 66 && run.errors.contains("failed: "), "\(run)")
    #expect(run.errors.contains("ed-1/seq-2: ") && run.errors.contains("1 of 2 not available"), "\(run)")
    #expect(try await program.run("queue", "clear").errors.hasPrefix("removed 0 finished jobs"))
    #expect(try await program.run("queue", "list").output.contains("\tfailed\t"))
  }

  @Test func `a refusing server is not asked again too early, and then the job resumes`() async throws {
    let refused = Mutex(false)
    let server = try await Self.site.start { request in
      guard request.path.hasPrefix("/text-services/"),
        !refused.withLock({ isRefused in
          defer { isRefused = true }
          return isRefused
        })
      else { return nil }
      return LoopbackResponse(status: 429, headers: ["Retry-After": "1"])
    }
    let program = try Self.site.program(server)
    _ = try await program.run("queue", "add", page.lccn, "--issue", page.date)
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 0 && run.errors.contains("done: "), "\(run)")
    #expect(run.errors.contains("is refusing requests for 1 second; waiting"), "\(run)")
    let times = server.requests.filter { $0.path.hasPrefix("/text-services/") }.map(\.time)
    #expect(times.count == 3 && times[1] - times[0] > .milliseconds(800))
  }

  @Test(arguments: ["remove", "pause", "resume"])
  func `an invalid job number is explained in a sentence`(verb: String) async throws {
    let outcome = try await Program().run("queue", verb, "abc")
    #expect(
      outcome.exitCode == 64 && outcome.errors.contains("“abc” is not the number of a job."), "\(outcome)")
  }

  @Test func `a line that cannot be read is named, and the others work`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    _ = try await program.run("queue", "add", page.lccn, "--issue", page.date)
    let text = try String(contentsOf: queue(of: program), encoding: .utf8)
    try Data(("{torn\n" + text).utf8).write(to: queue(of: program))
    let list = try await program.run("queue", "list")
    #expect(list.exitCode == 65 && list.lines.count == 1, "\(list)")
    #expect(
      list.errors.contains("line 1 of ") && list.errors.contains("was left unchanged: it is not JSON"),
      "\(list)")
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 65 && run.errors.contains("done: "), "\(run)")
    #expect(try String(contentsOf: queue(of: program), encoding: .utf8).hasPrefix("{torn\n"))
  }

  @Test func `a full disk pauses the job and is reported, and later the job resumes`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    _ = try await program.run("queue", "add", page.lccn, "--issue", page.date, "--scan")
    // Files larger than 8 KiB cannot be written: the pictures fail, the queue does not.
    let full = try await program.run(
      ["-c", "trap '' XFSZ; ulimit -f 16; exec \"$0\" queue run", Program.path], executable: "/bin/sh")
    #expect(full.exitCode == 74 && full.errors.contains("broadsheet: paused "), "\(full)")
    #expect(full.errors.contains("the disk may be full"), "\(full)")
    let list = try await program.run("queue", "list", "--format", "jsonl")
    #expect(list.output.contains("\"state\":\"paused\"") && list.output.contains("\"done\":0"), "\(list)")
    _ = try await program.run("queue", "resume")
    let run = try await program.run("queue", "run")
    #expect(run.exitCode == 0 && run.errors.contains("done: "), "\(run)")
  }

  @Test func `finished downloads stay, however small the cache is`() async throws {
    let server = try await Self.site.start()
    var program = try Self.site.program(server)
    program.environment["BROADSHEET_CACHE_SIZE"] = "1 KB"
    _ = try await program.run("queue", "add", page.lccn, "--issue", page.date, "--text", "--scan")
    #expect(try await program.run("queue", "run").exitCode == 0)
    _ = try await program.run("cache", "prune")
    let count = server.requests.count
    _ = try await program.run("queue", "resume", "1")
    #expect(try await program.run("queue", "run").exitCode == 0)
    #expect(server.requests.count == count, "nothing was evicted")
    #expect(try await program.run("cache").output.contains("queued\t"))
  }

  @Test func `the pages of a search become a job, and a dry run says what it costs`() async throws {
    let server = try await Self.site.start()
    let program = try Self.site.program(server)
    let lines = (1...2).map { "\(page.lccn)/\(page.date)/ed-1/seq-\($0)\n" }.joined()
    try program.write(Data((lines + "nonsense here\n").utf8), to: "pages")
    let path = program.home.appending(path: "pages").path
    let dry = try await program.run("queue", "add", "--from-file", path, "--dry-run")
    #expect(dry.errors.contains("2 pages, about 40 KB, 3 requests"), "\(dry)")
    let added = try await program.run("queue", "add", "--from-file", path)
    #expect(added.exitCode == 65 && added.errors.contains("line 3 of "), "\(added)")
    #expect(server.requests.isEmpty)
    #expect(try await program.run("queue", "run").exitCode == 0)
    let year = try await program.run("queue", "add", page.lccn, "--year", "1866", "--dry-run")
    // Of the 226 issues, the one whose pages are known has two, both of them here.
    #expect(year.exitCode == 0 && year.errors.contains("about 902 pages"), "\(year)")
    #expect(year.errors.contains("about 1,125 requests"), "\(year)")
    #expect(try await program.run("queue", "list").lines.count == 1)
  }

  @Test(arguments: [
    ["queue", "add"], ["queue", "add", "sn83030214"], ["queue", "add", "sn83030214", "--year", "12"],
    ["queue", "add", "sn83030214", "--year", "1866", "--issue", "1866-04-10"],
    ["queue", "add", "sn83030214/1866-04-10", "--year", "1866"],
    ["queue", "add", "sn83030214", "--edition", "2"],
    ["queue", "add", "--from-file", "x", "sn83030214"], ["queue", "remove"], ["queue", "pause", "x"],
    ["queue", "add", "sn83030214", "--year", "1866", "--source", "offline"],
  ]) func `a mistake is a usage error`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output == "", "\(outcome)")
  }
}
