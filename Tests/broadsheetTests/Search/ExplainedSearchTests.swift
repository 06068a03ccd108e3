import Foundation
import TestSupport
import Testing

struct ExplainedSearchTests {
  private func server(_ pages: Int) async throws -> LoopbackServer {
    var dice = SeededDice(3)
    return try await .start(answering: MadeLibraryPages(try MadePage.made(pages, &dice)).answer(to:))
  }

  @Test func `a server that is not asked is not this machine`() async throws {
    let server = try await server(10)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let query = "((gold date:1897) OR (flood date:1896)) rush date:1898"
    let outcome = try await program.run("search", "--source", "loc", "--explain", query)
    #expect(outcome.output.contains("no page can match, so "), "\(outcome)")
    #expect(!outcome.output.contains("on this machine, without"), "\(outcome)")
    #expect(outcome.output.contains("Cost      nothing"), "\(outcome)")
    await server.stop()
  }

  @Test(arguments: [("gold", "count: 1 request to "), ("gold -rush", "count: 2 requests to ")])
  func `the price of a count is not that of hits`(query: String, price: String) async throws {
    let server = try await server(10)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    for options in [["--count"], ["--count", "--exact"]] {
      let outcome = try await program.run(
        ["search", "--source", "loc", "--explain"] + options + ["--", query])
      #expect(outcome.output.contains(price) && !outcome.output.contains("first 50 hits"), "\(outcome)")
    }
    await server.stop()
  }

  @Test func `a list that two parts of a search have is priced once`() async throws {
    let server = try await server(10)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    let outcome = try await program.run(
      "search", "--source", "loc", "--explain", "gold NOT (rush silver)")
    #expect(outcome.output.contains("first 50 hits: about 3 requests to "), "\(outcome)")
    await server.stop()
  }

  /// The server has “gold”, but the pages here only have “golf”.
  @Test func `past the end of nothing there are not at least no pages`() async throws {
    let server = try await server(40)
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    try program.write(Data("a golf ball".utf8), to: "pages/sn83000001_1912-11-01_ed-1_seq-1.txt")
    _ = try await program.run("index", "add", program.home.path + "/pages")
    let outcome = try await program.run("search", "--source", "loc", "gol*", "--page", "2")
    #expect(outcome.exitCode == 0 && outcome.lines.isEmpty, "\(outcome)")
    #expect(!outcome.errors.contains("at least 0 pages"), "\(outcome)")
    await server.stop()
  }
}
