import Foundation
import TestSupport
import Testing

/// `search --snippets`: what comes for free, and what takes a request per page.
struct SnippetOptionTests {
  private func start(_ count: Int) async throws -> (LoopbackServer, Program) {
    var dice = SeededDice(9)
    var library = MadeLibraryPages(try MadePage.made(count, &dice))
    library.marksWords = false
    let server = try await LoopbackServer.start(answering: library.answer(to:))
    return (server, try Program(library: server, source: "loc"))
  }

  private func passages(_ server: LoopbackServer) -> Int {
    server.requests.filter { $0.target.contains("relevant_snippet=1") }.count
  }

  @Test func `snippets that take requests are requested once, after the cost is shown`() async throws {
    let (server, program) = try await start(60)
    let search = ["search", "gold", "--limit", "5", "--sort", "date"]
    let plain = try await program.run(search)
    #expect(plain.lines.count == 5 && passages(server) == 0)
    let outcome = try await program.run(search + ["--snippets", "1"])
    #expect(
      outcome.exitCode == 0 && outcome.errors.contains("snippets: 5 requests to 127.0.0.1"), "\(outcome)")
    #expect(outcome.errors.contains(", about 5 s\n") && passages(server) == 5)
    #expect(outcome.lines.allSatisfy { $0.split(separator: "\t")[7].contains("gold") }, "\(outcome.output)")
    let again = try await program.run(search + ["--snippets", "1"])
    #expect(again.output == outcome.output && passages(server) == 5)
    #expect(!again.errors.contains("snippets: "), "\(again.errors)")
  }

  @Test func `more requests than are allowed are refused before the first`() async throws {
    let (server, program) = try await start(200)
    let search = ["search", "gold OR rush OR silver", "--limit", "90", "--sort", "date", "--snippets", "1"]
    let refused = try await program.run(search)
    #expect(refused.exitCode == 64 && refused.output == "" && refused.errors.contains("--max-requests 90"))
    #expect(passages(server) == 0)
    #expect(try await program.run(search + ["--max-requests", "90"]).lines.count == 90)
    #expect(passages(server) == 90)
  }

  @Test func `the passages of a page whose text is here take no request`() async throws {
    let (server, program) = try await start(60)
    let search = ["search", "gold", "--limit", "2", "--sort", "date", "--format", "jsonl"]
    func hits(_ outcome: Program.Outcome) throws -> [[String: Any]] {
      try outcome.lines.map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }
    let before = try hits(try await program.run(search))
    #expect(before.compactMap { $0["kind"] as? String } == ["unverified", "unverified"], "\(before)")
    let page = try #require(before[0]["page"] as? [String: Any])
    let (lccn, date) = (try #require(page["lccn"] as? String), try #require(page["date"] as? String))
    let numbers = "ed-\(page["edition"] as? Int ?? 0)_seq-\(page["sequence"] as? Int ?? 0)"
    let text = (1...60).map { $0 % 20 == 1 ? "gold was found" : "in the hills" }.joined(separator: "\n")
    try program.write(Data(text.utf8), to: "pages/\(lccn)_\(date)_\(numbers).txt")
    #expect(try await program.run("index", "add", program.home.path + "/pages").exitCode == 0)
    let after = try hits(try await program.run(search))
    #expect(after.compactMap { $0["kind"] as? String } == ["match", "unverified"], "\(after)")
    #expect((after[0]["snippet"] as? [String: Any])?["text"] != nil && passages(server) == 0)
    let several = try hits(try await program.run(search + ["--snippets", "3"]))
    #expect((several[0]["snippets"] as? [Any])?.count == 3, "\(several)")
    #expect(passages(server) == 1, "only that of the other page is requested")
  }

  @Test func `several passages of a page do not overlap`() async throws {
    let program = try Program()
    let outcome = try await program.run(
      "search", "--source", "here", "the", "--snippets", "3", "--format", "jsonl", "--limit", "5")
    #expect(outcome.exitCode == 0)
    var most = 0
    for line in outcome.lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let snippets = (object?["snippets"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
      most = max(most, snippets.count)
      #expect(Set(snippets).count == snippets.count && snippets.count <= 3)
    }
    #expect(most == 3, "\(outcome.output)")
  }
}
