import Foundation
import Synchronization
import TestSupport
import Testing

/// `broadsheet search --all` hands on what has arrived before it reports a failure, and continues its file.
struct SearchAllArrivalTests {
  @Test(arguments: ["tsv", "csv", "json", "jsonl", "file"])
  func `the pages of all good responses are printed or saved`(format: String) async throws {
    var dice = SeededDice(21)
    let site = MadePageSite(try MadePage.made(230, &dice))
    let asked = Mutex(0)
    let server = try await LoopbackServer.start(answering: { target in
      guard target.contains("/search/") else { return try site.answer(to: target) }
      let number = asked.withLock { count in
        count += 1
        return count
      }
      return try number <= 3 ? site.answer(to: target) : .json("", status: 429)
    })
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let file = program.home.appending(path: "hits.jsonl")
    let options = format == "file" ? ["-o", file.path] : ["--format", format]
    let outcome = try await program.run(["search", "gold", "--all"] + options)
    #expect(outcome.exitCode == 75 && outcome.errors.contains("is refusing requests"), "\(outcome.errors)")
    switch format {
    case "json":
      // The array is not closed, so nobody mistakes it for the whole.
      let array = try JSONSerialization.jsonObject(with: Data((outcome.output + "]").utf8)) as? [Any]
      #expect(array?.count == 60)
      #expect((try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))) == nil)
    case "csv": #expect(outcome.lines.count == 61)
    case "file":
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.split(separator: "\n").count == 60 && text.hasSuffix("\n"))
    default: #expect(outcome.lines.count == 60)
    }
  }

  @Test func `a file of lines with a header is continued`() async throws {
    let program = try Program()
    let file = program.home.appending(path: "river.tsv")
    func lines(_ more: String...) async throws -> [Substring] {
      let outcome = try await program.run(
        ["search", "--source", "here", "river", "--all", "-o", file.path] + more)
      #expect(outcome.exitCode == 0, "\(outcome)")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }
    let whole = try await lines("--header")
    #expect(whole.first?.hasPrefix("date\ttitle\t") == true && whole.count > 3)
    // As after an interruption.
    try Data(whole.prefix(3).map { "\($0)\n" }.joined().utf8).write(to: file)
    #expect(try await lines("--header") == whole)
    #expect(try await lines() == whole)
  }
}
