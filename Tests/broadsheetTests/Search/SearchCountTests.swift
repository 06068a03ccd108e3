import Foundation
import Newspapers
import TestSupport
import Testing

/// `search --count` and `--facet` at the Library.
struct SearchCountTests {
  private func start() async throws -> (LoopbackServer, Program, [MadePage]) {
    var dice = SeededDice(31)
    let pages = try MadePage.made(230, &dice)
    let server = try await LoopbackServer.start(answering: MadeLibraryPages(pages).answer(to:))
    return (server, try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url]), pages)
  }

  private func count(_ text: String, _ pages: [MadePage]) throws -> Int {
    let query = try SearchQuery.read(text).query
    return pages.filter { MadeQueries.means(query.expression, $0) }.count
  }

  @Test func `an exact count is offered with its cost, and given on request`() async throws {
    let (server, program, pages) = try await start()
    let text = "\"gold rush\" OR \"silver mine\" OR \"flood bell\" OR \"river strike\""
    let bounds = try await program.run("search", "--count", text)
    #expect(bounds.exitCode == 0 && bounds.output.contains(".."), "\(bounds)")
    #expect(bounds.errors.contains("; --exact takes 15 requests"), "\(bounds.errors)")
    let three = "\"gold rush\" OR \"silver mine\" OR \"flood bell\""
    let exact = try await program.run("search", "--count", "--exact", three)
    #expect(exact.output == "\(try count(three, pages))\n" && !exact.errors.contains("--exact"), "\(exact)")
    let allowed = try await program.run("search", "--count", "--exact", text, "--max-requests", "15")
    #expect(allowed.output == "\(try count(text, pages))\n", "\(allowed)")
    #expect(try await program.run("search", "--exact", "gold").exitCode == 64)
    #expect(server.requests.allSatisfy { $0.target.contains("c=100&") || $0.target.contains("c=1&") })
  }

  @Test func `bounds say why they are not exact, and what counts`() async throws {
    let (server, program, pages) = try await start()
    let near = try await program.run("search", "gold near/7 rush", "--count", "--exact")
    #expect(near.output.contains("..") && near.exitCode == 0)
    #expect(
      near.errors.contains("; no exact count, because the server cannot search for exactly this"), "\(near)")
    let all = try await program.run("search", "gold near/7 rush", "--all", "--format", "tsv")
    #expect(all.exitCode == 0 && all.errors.contains("at most \(all.lines.count) pages at "), "\(all)")
    let site = try await LoopbackServer.start(answering: MadePageSite(pages).answer(to:))
    let checked = try Program(["BROADSHEET_SOURCE": site.url])
    let bounds = try await checked.run("search", "gold -rush", "--count", "--exact")
    #expect(bounds.output.contains("..") && bounds.exitCode == 0)
    #expect(bounds.errors.contains("; no exact count without reading all rows, as --all does"), "\(bounds)")
    withExtendedLifetime(server) {}
  }

  @Test func `a count at a site says of what there may be more`() async throws {
    var dice = SeededDice(31)
    var pages = try MadePage.made(230, &dice)
    for index in pages.indices { pages[index].frequency = "Weekly" }
    let site = try await LoopbackServer.start(answering: MadePageSite(pages, isOpenONI: true).answer(to:))
    let program = try Program(["BROADSHEET_SOURCE": site.url])
    let gold = try count("gold", pages)
    let counted = try await program.run("search", "--count", "gold frequency:weekly")
    #expect(counted.output == "\(gold)..\n" && counted.exitCode == 0, "\(counted)")
    #expect(
      counted.errors.contains("at least \(gold) pages")
        && counted.errors.contains("stands for exactly these words"), "\(counted)")
    let explained = try await program.run("search", "--explain", "gold frequency:weekly")
    #expect(
      explained.output.contains("stands for exactly these words")
        && explained.output.contains("at least that many: "), "\(explained)")
  }

  @Test func `a list without a count has at least the pages that came`() async throws {
    var dice = SeededDice(12)
    let library = MadeLibraryPages(try MadePage.made(400, &dice))
    let server = try await LoopbackServer.start(answering: { target in
      let answer = try library.answer(to: target)
      let body = String(decoding: answer.body, as: UTF8.self).replacingOccurrences(
        of: #""of": [0-9]+, "#, with: "", options: .regularExpression)
      return FixtureResponse(status: answer.status, headers: answer.headers, body: Array(body.utf8))
    })
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    let found = try await program.run("search", "gold OR silver OR rush", "--sort", "date", "--limit", "5")
    #expect(found.lines.count == 5 && found.errors.contains("at least 100 pages"), "\(found)")
  }

  @Test func `when all pages were listed, they are counted without a request`() async throws {
    let (server, program, pages) = try await start()
    for text in ["gold", "(\"gold rush\" OR silver) -mine -bell"] {
      #expect(try await program.run("search", "--all", text).exitCode == 0)
      let asked = server.requests.count
      let counted = try await program.run("search", "--count", text)
      #expect(counted.output == "\(try count(text, pages))\n", "\(counted)")
      #expect(server.requests.count == asked, "\(server.requests.dropFirst(asked).map(\.target))")
    }
  }

  @Test(arguments: ["decade", "state", "language", "title"])
  func `all pages are counted in one request`(kind: String) async throws {
    let (server, program, pages) = try await start()
    let outcome = try await program.run("search", "gold", "--facet", kind)
    #expect(outcome.exitCode == 0 && outcome.errors.contains("; 1 request\n"), "\(outcome)")
    let sum = outcome.lines.compactMap { Int($0.split(separator: "\t")[1]) }.reduce(0, +)
    #expect(try sum == count("gold", pages) && server.requests.count == 1)
    let again = try await program.run("search", "gold", "--facet", kind)
    #expect(again.output == outcome.output && server.requests.count == 1 && !again.errors.contains("request"))
    let refused = try await program.run("search", "gold -rush", "--facet", kind)
    #expect(refused.exitCode == 64 && refused.errors.contains("combined or checked"), "\(refused.errors)")
  }

  @Test func `pages without a value for what is counted are reported`() async throws {
    let program = try Program()
    try program.write(Data("The gold was gone.".utf8), to: "pages/sn99099001_1901-02-03_ed-1_seq-1.txt")
    #expect(try await program.run("index", "add", program.home.appending(path: "pages").path).exitCode == 0)
    let outcome = try await program.run("search", "--source", "here", "gold gone", "--facet", "state")
    #expect(outcome.output == "" && outcome.errors.contains("; 1 page gives no state"), "\(outcome)")
  }
}
