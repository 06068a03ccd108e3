import Foundation
import Newspapers
import Synchronization
import TestSupport
import Testing

/// `broadsheet search --all`: every page exactly once, however often it is interrupted.
struct SearchAllTests {
  private final class Refusal: Sendable {
    /// How many searches the server answers before it refuses; nil for all.
    let left = Mutex<Int?>(nil)
  }

  private static func pages(_ count: Int) throws -> [MadePage] {
    var dice = SeededDice(21)
    return try MadePage.made(count, &dice)
  }

  private static func found(_ file: URL) throws -> [String] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    return try Program.Outcome.jsonPages(lines)
  }

  private static func meant(_ text: String, _ pages: [MadePage]) throws -> Set<String> {
    let query = try SearchQuery.read(text).query
    return Set(pages.filter { MadeQueries.means(query.expression, $0) }.map { $0.page.description })
  }

  @Test(arguments: ["gold", "gold -rush", "\"gold rush\" OR silver"])
  func `a search that is refused halfway resumes with the same command`(text: String) async throws {
    let pages = try SearchAllTests.pages(230)
    let (site, refusal) = (MadePageSite(pages), Refusal())
    let server = try await LoopbackServer.start(answering: { target in
      let isAnswered =
        !target.contains("/search/")
        || refusal.left.withLock { left in
          guard let count = left else { return true }
          left = count - 1
          return count > 0
        }
      return isAnswered ? try site.answer(to: target) : .json("", status: 429)
    })
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let file = program.home.appending(path: "hits.jsonl")
    let arguments = ["search", text, "--all", "-o", file.path]
    refusal.left.withLock { $0 = 3 }
    let stopped = try await program.run(arguments)
    #expect(stopped.exitCode == 75 && stopped.errors.contains("is refusing requests"), "\(stopped.errors)")
    // As after a crash in the middle of a line.
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(#"{"page":{"lc"#.utf8))
    try handle.close()
    refusal.left.withLock { $0 = nil }
    // The refusal is remembered for as long as the server said, or for an hour.
    try? FileManager.default.removeItem(at: program.home.appending(path: ".local/state/broadsheet"))
    let done = try await program.run(arguments)
    #expect(done.exitCode == 0, "\(done.errors)")
    let found = try SearchAllTests.found(file)
    #expect(try Set(found) == SearchAllTests.meant(text, pages) && Set(found).count == found.count)
    let note =
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file.path + ".json")))
      as? [String: Any]
    #expect(
      note?["pages"] as? Int == found.count && note?["query"] as? String == text && note?["ended"] != nil)
    // Again, with nothing left to do.
    #expect(try await program.run(arguments).exitCode == 0)
    #expect(try SearchAllTests.found(file) == found)
  }

  @Test func `a file of another search is left alone`() async throws {
    let server = try await LoopbackServer.start(
      answering: MadePageSite(try SearchAllTests.pages(30)).answer(to:))
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let file = program.home.appending(path: "hits.jsonl")
    let saved = try await program.run("search", "gold", "--all", "-o", file.path)
    #expect(saved.exitCode == 0 && saved.errors.hasSuffix(", saved in \(file.path)\n"), "\(saved.errors)")
    let before = try Data(contentsOf: file)
    let other = try await program.run("search", "silver", "--all", "-o", file.path)
    #expect(
      other.exitCode == 74 && other.errors.contains("belongs to another search: gold"), "\(other.errors)")
    #expect(try Data(contentsOf: file) == before)
    let mine = program.home.appending(path: "mine.txt")
    for text in ["my own notes\n", "without a line feed", "notes\nand the rest"] {
      try Data(text.utf8).write(to: mine)
      let own = try await program.run("search", "gold", "--all", "-o", mine.path)
      #expect(own.exitCode == 74 && own.errors.contains("did not write it"), "\(own.errors)")
      #expect(try Data(contentsOf: mine) == Data(text.utf8))
    }
  }

  @Test(arguments: ["tsv", "csv", "json", "jsonl"])
  func `all pages are printed as they arrive`(format: String) async throws {
    let pages = try SearchAllTests.pages(230)
    let server = try await LoopbackServer.start(answering: MadeLibraryPages(pages).answer(to:))
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    let outcome = try await program.run("search", "gold OR silver OR rush", "--all", "--format", format)
    let count = try SearchAllTests.meant("gold OR silver OR rush", pages).count
    #expect(outcome.exitCode == 0 && count > 100)
    #expect(outcome.errors.contains("\(count) pages at "), "\(outcome.errors)")
    switch format {
    case "json":
      let array = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [Any]
      #expect(array?.count == count)
    case "csv": #expect(outcome.lines.count == count + 1)
    default: #expect(outcome.lines.count == count)
    }
  }

  @Test(arguments: [("tsv", "2"), ("TSV", "2"), ("jsonl", "{"), ("txt", "{")])
  func `a file gets the format of its extension`(ending: String, start: String) async throws {
    let server = try await LoopbackServer.start(
      answering: MadePageSite(try SearchAllTests.pages(30)).answer(to:))
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let file = program.home.appending(path: "a.b/hits.\(ending)")
    try program.write(Data(), to: "a.b/x")
    let saved = try await program.run("search", "gold", "--all", "-o", file.path)
    #expect(saved.exitCode == 0, "\(saved)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix(start) || text.hasPrefix("1"), "\(text.prefix(80))")
    #expect(text.contains("\t") == (start != "{"))
  }

  @Test(arguments: ["csv", "json"])
  func `a file whose format cannot be continued is refused`(ending: String) async throws {
    let outcome = try await Program().run("search", "gold", "--all", "-o", "/tmp/no/hits.\(ending)")
    #expect(outcome.exitCode == 64 && outcome.errors.contains("not \(ending): name the file .jsonl or .tsv"))
  }

  @Test func `an interruption reports what is saved`() async throws {
    let site = MadePageSite(try SearchAllTests.pages(230))
    let server = try await LoopbackServer.start { request in
      // The second response never comes.
      if request.query["page"] == "2" { try? await Task.sleep(for: .seconds(60)) }
      guard let answer = try? site.answer(to: request.target) else { return .notFound }
      return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
    }
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let (file, errors) = (program.home.appending(path: "hits.jsonl"), program.home.appending(path: "told"))
    try Data().write(to: errors)
    let process = try program.start(
      ["search", "gold", "--all", "-o", file.path], errors: try FileHandle(forWritingTo: errors))
    for _ in 0..<2000 where process.isRunning {
      if let text = try? String(contentsOf: file, encoding: .utf8), text.count(where: \.isNewline) >= 20 {
        break
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    process.send(SIGINT)
    #expect(await process.end() == .signaled(SIGINT))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count
    #expect(lines == 20, "the first response is saved before the second arrives")
    let told = try String(contentsOf: errors, encoding: .utf8)
    #expect(
      told
        == "\(lines) page\(lines == 1 ? "" : "s") saved in \(file.path); run the same command to continue\n",
      "\(told)")
  }

  @Test func `a search of all pages that would take too many requests is refused after the first`()
    async throws
  {
    let items = (1...20).map { number in
      #"{"id": "/lccn/sn84022673/1905-07-04/ed-1/seq-\#(number)/", "title": "The Columbian.", "ocr_eng": "gold"}"#
    }
    let answer = FixtureResponse.json(
      #"{"totalItems": 5000, "startIndex": 1, "itemsPerPage": 20, "items": [\#(items.joined(separator: ","))]}"#
    )
    let server = try await LoopbackServer.start(answering: { target in
      if target.contains("/search/") { return answer }
      return target == "/newspapers.json" ? .json(#"{"newspapers": []}"#) : .json("{}", status: 404)
    })
    let program = try Program(["BROADSHEET_SOURCE": server.url])
    let refused = try await program.run("search", "gold", "--all")
    #expect(refused.exitCode == 64 && refused.output == "", "\(refused)")
    #expect(refused.errors.contains("--max-requests 250"), "\(refused.errors)")
    #expect(server.requests.filter { $0.target.contains("/search/") }.count <= 8)
    let narrow = try await program.run("search", "gold", "--all", "--max-requests", "30")
    #expect(narrow.exitCode == 64 && narrow.errors.contains("; 30 are allowed"), "\(narrow.errors)")
  }
}
