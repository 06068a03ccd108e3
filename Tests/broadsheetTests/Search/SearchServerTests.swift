import Foundation
import Newspapers
import TestSupport
import Testing

/// `broadsheet search` at servers in each of the three protocols, all with the same pages.
struct SearchServerTests {
  private func start(_ source: SearchedSource, _ pages: [MadePage]) async throws -> LoopbackServer {
    try await .start(answering: source.answer(pages))
  }

  private func program(_ server: LoopbackServer, _ source: SearchedSource) throws -> Program {
    try Program([
      "BROADSHEET_SOURCE": source == .library ? "loc" : server.url, "BROADSHEET_LOC_URL": server.url,
    ])
  }

  private static func pages() throws -> [MadePage] {
    var dice = SeededDice(11)
    return try MadePage.made(160, &dice)
  }

  @Test(arguments: SearchedSource.servers)
  func `all servers find the same pages`(source: SearchedSource) async throws {
    let pages = try SearchServerTests.pages()
    let server = try await start(source, pages)
    let program = try program(server, source)
    for text in [
      "gold rush", "\"gold rush\" OR \"silver mine\"", "gold -rush state:(Ohio OR Iowa)",
      "(gold OR silver) date:1898",
      "strike -\"strike flood\" page:1",
    ] {
      let outcome = try await program.run(
        "search", text, "--sort", "date", "--limit", "500", "--max-requests", "60", "--format", "tsv")
      let query = try SearchQuery.read(text).query
      let meant = Set(pages.filter { MadeQueries.means(query.expression, $0) }.map { $0.page.description })
      let found = outcome.pages
      #expect(
        Set(found) == meant && found.count == meant.count && !meant.isEmpty, "\(text): \(outcome.errors)")
    }
  }

  @Test(arguments: SearchedSource.servers)
  func `a search that would take too many requests is refused`(source: SearchedSource) async throws {
    let server = try await start(source, try SearchServerTests.pages())
    let program = try program(server, source)
    let query = (0..<9).map { "\"gold w\($0)\"" }.joined(separator: " OR ")
    let refused = try await program.run("search", query)
    #expect(refused.exitCode == 64 && refused.output == "")
    #expect(
      refused.errors.contains("this search takes 9 requests") && refused.errors.contains("--max-requests 9"))
    #expect(!server.requests.contains { $0.target.contains("gold") }, "something was asked")
    #expect(try await program.run("search", query, "--max-requests", "9").exitCode == 0)
    #expect(try await program.run("search", query, "--yes").exitCode == 0)
    #expect(try await program.run("search", query, "--all").exitCode == 0)
  }

  @Test(arguments: SearchedSource.servers)
  func `a page far behind the first one is listed, and priced truly`(source: SearchedSource) async throws {
    var dice = SeededDice(11)
    let server = try await start(source, try MadePage.made(600, &dice))
    let program = try program(server, source)
    let search = ["search", "gold OR rush OR silver", "--sort", "date", "--format", "tsv"]
    let all = try await program.run(search + ["--limit", "300", "--yes"])
    #expect(all.lines.count == 300)
    let asked = server.requests.count
    let page = search + ["--page", "5", "--per-page", "60"]
    let outcome = try await program.run(page)
    #expect(outcome.lines == Array(all.lines.suffix(60)) && outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("hits 241 to 300 of"), "\(outcome.errors)")
    let price = try await program.run(page + ["--explain"])
    #expect(
      price.output.contains(
        source == .library ? "hits 241 to 300: 1 request to" : "hits 241 to 300: up to 3 requests to"),
      "\(price.output)")
    let past = try await program.run(search + ["--page", "400"])
    #expect(past.errors.hasPrefix("past the end: ") && past.exitCode == 0, "\(past.errors)")
    #expect(server.requests.count <= asked + 8, "\(server.requests.dropFirst(asked).map(\.target))")
    // The limit allows what the first requests take.
    let long = try await program.run(search + ["--limit", "1000", "--max-requests", "1"])
    #expect(long.exitCode == 64 && long.output == "", "\(long)")
  }

  @Test(arguments: SearchedSource.servers)
  func `an explanation requests no pages`(source: SearchedSource) async throws {
    let server = try await start(source, try SearchServerTests.pages())
    let program = try program(server, source)
    let outcome = try await program.run(
      "search", "--explain", "(gold OR rush) -silver state:Ohio date:1897..1898")
    #expect(outcome.exitCode == 0)
    #expect(!server.requests.contains { $0.target.contains("gold") }, "something was asked")
    let lines = outcome.lines.map { $0.replacing(server.url, with: "https://SITE") }
      .map { $0.replacing(server.url.replacing("http://", with: ""), with: "SITE") }
    try Golden.expect(lines, in: "output/explain-\(source.rawValue).txt")
    let addresses = try await program.run("search", "--url", "api", "gold rush")
    #expect(addresses.lines.count == 1 && addresses.lines[0].hasPrefix(server.url + "/"))
  }

  @Test(arguments: SearchedSource.servers)
  func `for counts by year, the advice is a trend that has them`(source: SearchedSource) async throws {
    let server = try await start(source, try SearchServerTests.pages())
    let program = try program(server, source)
    let query = "gold date:1897..1898"
    let refused = try await program.run("search", query, "--facet", "year")
    #expect(refused.exitCode == 64 && refused.output.isEmpty, "\(refused)")
    #expect(refused.errors.contains("broadsheet search --trend year '\(query)'\n"), "\(refused.errors)")
    let advised = try await program.run("search", "--trend", "year", query)
    #expect(advised.exitCode == 0 && advised.lines.count == 2, "\(advised)")
    let open = try await program.run("search", "gold date:1897..", "--facet", "year")
    let line = "broadsheet search --trend year --from 1897 --to 1906 'gold date:1897..'\n"
    #expect(open.errors.contains(line), "\(open.errors)")
    withExtendedLifetime(server) {}
  }

  @Test func `a word prefix is requested as words from local pages`() async throws {
    let pages = try SearchServerTests.pages()
    let server = try await start(.chronAm, pages)
    let program = try program(server, .chronAm)
    let unknown = try await program.run("search", "xylo*")
    #expect(unknown.exitCode == 64 && unknown.errors.contains("xylo*"), "\(unknown.errors)")
    // The demonstration newspaper has a bridge.
    let known = try await program.run("search", "--explain", "bridg*")
    #expect(
      known.exitCode == 0 && known.output.contains("ortext=") || known.output.contains("andtext="), "\(known)"
    )
  }

  @Test(arguments: ["all", "read"]) func `pages found are stored if the reader wants that`(choice: String)
    async throws
  {
    let pages = try SearchServerTests.pages()
    let server = try await start(.chronAm, pages)
    let program = try Program(["BROADSHEET_SOURCE": server.url, "BROADSHEET_INDEX": choice])
    let found = try await program.run("search", "gold -silver", "--sort", "date", "--limit", "500", "--yes")
    let here = try await program.run(
      "search", "gold -silver", "--source", "here", "--sort", "date", "--limit", "500")
    #expect(found.lines.count > 10)
    #expect(here.lines.count == (choice == "all" ? found.lines.count : 0), "\(here.errors)")
  }

  @Test func `if the Library cannot be reached, this machine is searched, which is not success`() async throws
  {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:9"])
    let outcome = try await program.run("search", "river", "--limit", "2")
    #expect(outcome.exitCode == 69 && outcome.lines.count == 2, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("the connection was refused; showing what this machine has"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains(" pages on this machine"), "\(outcome.errors)")
    #expect(try await program.run("search", "river", "--source", "loc").exitCode == 69)
  }
}
