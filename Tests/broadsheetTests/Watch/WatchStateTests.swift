import Foundation
import Glibc
import Newspapers
import TestSupport
import Testing

/// What `watch` remembers, and when.
struct WatchStateTests {
  private let nothing = Program.Outcome(output: "", errors: "", exitCode: 0)

  /// A site with a new batch, and how many of its pages contain “gold”.
  private func site(
    _ kind: WatchedSite.Kind = .chronAm, new count: Int = 1
  ) async throws -> Stage {
    let all = try WatchedSite.pages(25 * (count + 1), batches: count + 1)
    let site = try await WatchedSite(kind, all.filter { $0.batch == "made_b0_ver01" })
    let program = try await site.watching("gold")
    site.change(to: all)
    return Stage(
      site: site, program: program,
      meant: try WatchedSite.meant("gold", all.filter { $0.batch != "made_b0_ver01" }))
  }

  /// The site answers as long as this exists.
  private struct Stage {
    let site: WatchedSite
    let program: Program
    let meant: Set<String>
  }

  @Test(arguments: [429, 500, 403, 404], ["list", "search"])
  func `a failure leaves everything to the next run`(status: Int, at part: String) async throws {
    let stage = try await site(.library)
    let (site, program, meant) = (stage.site, stage.program, stage.meant)
    site.answerFirst { target in
      guard target.contains("batch-summary") == (part == "list") else { return nil }
      return status == 403
        ? .html(Array("<!DOCTYPE html><title>Just a moment...</title>".utf8), status: 403)
        : .json("", status: status, headers: status == 429 ? ["Retry-After": "600"] : [:])
    }
    let failed = try await program.run("watch", "--atom", program.home.appending(path: "f.xml").path)
    let codes: [Int: Int32] = [429: 75, 500: 69, 403: 69, 404: part == "list" ? 64 : 69]
    #expect(failed.exitCode == codes[status] && failed.output == "", "\(failed)")
    if status == 429 {
      #expect(failed.errors.contains(" is refusing requests until "), "\(failed.errors)")
    }
    #expect(failed.errors.hasPrefix("broadsheet: “mine”: "))
    #expect(!FileManager.default.fileExists(atPath: program.home.appending(path: "f.xml").path))
    site.answerFirst(nil)
    program.aDayPasses()
    #expect(Set(try await program.run("watch").pages) == meant)
  }

  @Test func `what could not be printed is new again next time`() async throws {
    let stage = try await site()
    defer { withExtendedLifetime(stage) {} }
    let (program, meant) = (stage.program, stage.meant)
    let full = try await program.run(["watch"], into: URL(filePath: "/dev/full"))
    #expect(full.exitCode == 74 && full.errors.contains("cannot write the output"), "\(full)")
    #expect(Set(try await program.run("watch").pages) == meant)
  }

  @Test func `a feed that cannot be written leaves everything to the next run`() async throws {
    let stage = try await site()
    defer { withExtendedLifetime(stage) {} }
    let (program, meant) = (stage.program, stage.meant)
    let failed = try await program.run("watch", "--atom", "/proc/feed.xml")
    #expect(failed.exitCode == 74 && Set(failed.pages) == meant, "\(failed)")
    #expect(failed.errors.contains("cannot write /proc/feed.xml"), "\(failed.errors)")
    #expect(Set(try await program.run("watch").pages) == meant)
  }

  @Test func `a feed in a folder that is not there is refused before anything is printed`() async throws {
    let stage = try await site()
    defer { withExtendedLifetime(stage) {} }
    let (program, meant) = (stage.program, stage.meant)
    let file = program.home.path + "/public/feed.xml"
    let refused = try await program.run("watch", "--atom", file)
    #expect(refused.exitCode == 74 && refused.output == "", "\(refused)")
    #expect(refused.errors.contains("cannot write \(file): No such file or directory"), "\(refused)")
    #expect(refused.errors.contains("Make the folder first: \(program.home.path)/public"), "\(refused)")
    #expect(Set(try await program.run("watch").pages) == meant)
  }

  /// It hangs because the feed is a pipe that nobody reads: by then everything is printed, but nothing is
  /// remembered.
  @Test func `if killed after printing, it reports everything again`() async throws {
    let stage = try await site()
    defer { withExtendedLifetime(stage) {} }
    let (program, meant) = (stage.program, stage.meant)
    let (pipe, output) = (program.home.appending(path: "pipe"), program.home.appending(path: "printed"))
    #expect(mkfifo(pipe.path, 0o600) == 0)
    try Data().write(to: output)
    let process = try program.start(
      ["watch", "--atom", pipe.path], output: try FileHandle(forWritingTo: output))
    for _ in 0..<3000 where process.isRunning {
      if try String(contentsOf: output, encoding: .utf8).count(where: { $0 == "\n" }) == meant.count { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(process.isRunning)
    process.kill()
    #expect(Set(try await program.run("watch").pages) == meant)
    #expect(try await program.run("watch") == nothing)
  }

  @Test func `two at once report each page, and remember it once`() async throws {
    let stage = try await site()
    defer { withExtendedLifetime(stage) {} }
    let (program, meant) = (stage.program, stage.meant)
    async let left = program.runAlone(["watch"], "left")
    async let right = program.runAlone(["watch"], "right")
    for outcome in try await [left, right] {
      #expect(outcome == 0)
    }
    #expect(try await program.run("watch") == nothing)
    let feed = program.home.appending(path: "feed.xml")
    #expect(try await program.run("watch", "--atom", feed.path) == nothing)
    let text = try String(contentsOf: feed, encoding: .utf8)
    #expect(text.components(separatedBy: "<entry>").count - 1 == meant.count)
  }

  @Test func `starting over reports nothing that is already there`() async throws {
    let stage = try await site()
    let (site, program) = (stage.site, stage.program)
    let anew = try await program.run("watch", "--baseline")
    #expect(anew.exitCode == 0 && anew.output == "" && anew.errors.hasPrefix("“mine”: 2 batches known"))
    #expect(try await program.run("watch") == nothing)
    #expect(site.searches.isEmpty)
  }

  @Test func `batches of which another version is there are not gone`() async throws {
    let all = try WatchedSite.pages(120, batches: 6)
    let site = try await WatchedSite(.chronAm, all)
    defer { withExtendedLifetime(site) {} }
    let program = try await site.watching("gold")
    let reloaded = all.filter { $0.batch < "made_b4" }
    let again = reloaded.flatMap { page in
      MadePage.moved([page], to: page.batch.replacing("_ver01", with: "_ver02"))
    }
    site.change(to: all.filter { $0.batch >= "made_b4" } + again)
    let outcome = try await program.run("watch")
    let meant = try WatchedSite.meant("gold", reloaded)
    #expect(outcome.exitCode == 0 && Set(outcome.pages) == meant, "\(outcome)")
    // A different set of batches may be correct, too, but only the reader knows that.
    program.aDayPasses()
    site.change(to: all.flatMap { MadePage.moved([$0], to: "other_" + $0.batch) })
    let gone = try await program.run("watch")
    #expect(gone.exitCode == 69, "\(gone)")
    #expect(gone.errors.contains("it lists only 0 of the 6 batches that were known before\n"), "\(gone)")
    #expect(gone.errors.contains("start over with --baseline"), "\(gone)")
    #expect(try await program.run("watch", "--baseline").exitCode == 0)
    #expect(try await program.run("watch") == nothing)
  }

  @Test(arguments: [WatchedSite.Kind.library, .chronAm])
  func `more than twenty batches are reported with their cost`(kind: WatchedSite.Kind) async throws {
    let stage = try await site(kind, new: 21)
    let (site, program, meant) = (stage.site, stage.program, stage.meant)
    let refused = try await program.run("watch")
    #expect(refused.exitCode == 64 && refused.output == "" && site.searches.isEmpty, "\(refused)")
    #expect(refused.errors.contains("21 new batches at "), "\(refused.errors)")
    #expect(refused.errors.contains("20 batches are allowed\n  Allow it with --max-requests or --yes"))
    let price = try await program.run("watch", "--dry-run")
    #expect(price.exitCode == 0 && price.lines.count == 22 && site.searches.isEmpty, "\(price)")
    #expect(price.output.contains("  made_b1_ver01, ingested November 2, 2026\n"))
    #expect(
      price.output.hasPrefix("mine: 21 new batches at ")
        && price.output.contains(kind == .library ? ": at least 21 requests" : ": at least 1 request,"))
    let further =
      kind == .library ? "100 matching pages" : "20 matching pages, including those of older batches"
    #expect(price.output.contains("1 more for every further \(further); how many there are is not known"))
    #expect(try await program.run("watch", "--max-requests", "2").exitCode == 64)
    #expect(Set(try await program.run("watch", "--yes").pages) == meant)
  }

  @Test func `a dry run before the first run says what that would remember`() async throws {
    let site = try await WatchedSite(.chronAm, try WatchedSite.pages())
    let program = try site.program()
    try await site.save("gold", as: "mine", program)
    let price = try await program.run("watch", "--dry-run")
    #expect(
      price.output.hasPrefix("mine: not watched yet at ")
        && price.output.hasSuffix("the first run remembers its 3 batches\n"), "\(price)")
    #expect(try await program.run("watch").errors.contains("3 batches known"))
  }
}

extension Program {
  /// The exit code of a run alongside others.
  func runAlone(_ arguments: [String], _ name: String) async throws -> Int32 {
    let file = home.appending(path: name)
    try Data().write(to: file)
    let status = try await start(arguments, output: FileHandle(forWritingTo: file)).end()
    if case .exited(let code) = status { return code }
    return -1
  }
}
