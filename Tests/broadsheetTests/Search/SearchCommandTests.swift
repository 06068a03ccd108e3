import Foundation
import TestSupport
import Testing

/// `broadsheet search` as a reader runs it, over the pages of the demonstration newspaper.
struct SearchCommandTests {
  private func search(_ arguments: String..., input: String? = nil) async throws -> Program.Outcome {
    let program = try Program(["COLUMNS": "80"])
    guard let input else { return try await program.run(["search", "--source", "here"] + arguments) }
    try program.write(Data(input.utf8), to: "query")
    return try await program.run(
      ["search", "--source", "here"] + arguments, from: program.home.appending(path: "query"))
  }

  @Test(arguments: ["table", "tsv", "csv", "json", "jsonl"])
  func `pages found are as recorded in each format`(format: String) async throws {
    let outcome = try await search(
      "river (storm OR bridge)", "--sort", "date", "--limit", "3", "--format", format)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let lines = outcome.lines.map { $0.replacing(/"asked" : [0-9]+/, with: "\"asked\" : 0") }
    try Golden.expect(lines, in: "output/search.\(format)")
  }

  @Test func `this machine was asked now, however old its pages are`() async throws {
    let before = Date().timeIntervalSince1970.rounded()
    let outcome = try await search("river", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let asked = try #require(object?["asked"] as? Double)
    #expect(asked >= before && asked <= Date().timeIntervalSince1970.rounded(), "\(asked)")
  }

  @Test func `standard error says how many pages there are, and where`() async throws {
    let outcome = try await search("river", "--limit", "2")
    #expect(outcome.lines.count == 2)
    #expect(outcome.errors.hasPrefix("hits 1 to 2 of "), "\(outcome.errors)")
    #expect(outcome.errors.contains(" pages on this machine"))
    let none = try await search("river NOT river2 zebra")
    #expect(
      none.exitCode == 0 && none.output == "" && none.errors.hasPrefix("no pages found"), "\(none.errors)")
  }

  @Test(arguments: [
    ["flood state:Ohoi"], ["(flood"], ["strike OR"], ["--state", "Ohoi", "flood"], ["titel:star flood"],
    ["--", "-gold"], [],
    ["--query-file", "nowhere"],
  ])
  func `a syntax error is reported with its position`(arguments: [String]) async throws {
    let outcome = try await Program(["COLUMNS": "80"]).run(["search", "--source", "here"] + arguments)
    #expect(outcome.output == "" && outcome.exitCode == (arguments.first == "--query-file" ? 74 : 64))
    let words = ["search"] + arguments.joined(separator: " ").split { !$0.isLetter }.map(String.init)
    try Golden.expect(
      outcome.errors.split(separator: "\n").map(String.init),
      in: "output/error-\(words.joined(separator: "-")).txt")
  }

  @Test func `options narrow a search as fields do`() async throws {
    let all = try await search("river", "--count").lines
    let some = try await search("river", "--from", "1904", "--count").lines
    #expect(try await search("river date:1904..", "--count").lines == some)
    #expect(Int(all.first ?? "") ?? 0 > Int(some.first ?? "") ?? 0)
    let front = try await search("river OR bridge", "--front", "--count").lines
    #expect(try await search("(river OR bridge) page:front", "--count").lines == front)
    let without = try await search("river", "--not", "bridge", "--count").lines
    #expect(try await search("river -bridge", "--count").lines == without && without != all)
    #expect(try await search("--lccn", "bsd00000001", "--on", "7/2", "--count").exitCode == 0)
  }

  @Test(arguments: [
    (["river date:1903..1905", "--from", "1904", "--to", "1904"], "river date:1904"),
    (["river page:(1 OR 2)", "--front"], "river page:1"),
    (["river state:(Ohio OR Iowa)", "--state", "Iowa"], "river state:Iowa"),
    (["river", "--state", "Ohio", "--state", "New York"], #"river state:(Ohio OR "New York")"#),
    (["river edition:1..3", "--edition", "2"], "river edition:2"),
    (["https://www.loc.gov/collections/chronicling-america/?q=river&dl=page", "--front"], "river page:1"),
    (["www.loc.gov/collections/chronicling-america/?q=river", "state:Ohio"], "river state:Ohio"),
  ])
  func `an option for a field of the query narrows it`(arguments: [String], meant: String) async throws {
    let program = try Program(["COLUMNS": "80"])
    let search = ["search", "--source", "here", "--explain"]
    let outcome = try await program.run(search + arguments)
    let typed = try await program.run(search + [meant])
    #expect(outcome.exitCode == 0 && outcome.output == typed.output, "\(outcome)")
  }

  @Test(arguments: [
    (["river date:1897", "--from", "1913"], ["date:1897", "date:1913.."]),
    (["river page:2", "--front"], ["page:2", "page:1"]),
    (["river lccn:sn83045462", "--lccn", "sn83030214"], ["lccn:sn83045462", "lccn:sn83030214"]),
  ])
  func `an option that contradicts the query is an error that names both`(
    arguments: [String], fields: [String]
  ) async throws {
    let outcome = try await Program().run(["search", "--source", "here"] + arguments)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("No page can have both “\(fields[0])” and “\(fields[1])”."), "\(outcome)")
  }

  @Test func `a query can come from a file or standard input`() async throws {
    let outcome = try await search("--query-file", "-", "--count", input: "river\n-bridge\n")
    let typed = try await search("river -bridge", "--count")
    #expect(outcome.lines == typed.lines && outcome.exitCode == 0, "\(outcome.errors)")
  }

  @Test func `counts by year are a separate table`() async throws {
    let outcome = try await search("river", "--facet", "year", "--header")
    #expect(outcome.lines.first == "value\tcount\tof" && outcome.lines.count > 1)
    #expect(outcome.lines.dropFirst().allSatisfy { $0.hasPrefix("190") && $0.hasSuffix("\tall") })
  }

  @Test func `a local search has no address to open`() async throws {
    let outcome = try await search("river", "--url", "web")
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("broadsheet: a search of this machine has no address\n"), "\(outcome)")
  }

  @Test func `two words without quotes are suggested as a phrase`() async throws {
    let words = try await search("steam", "ferry")
    let proposal = "as a phrase: broadsheet search --source here '\"steam ferry\"'"
    #expect(words.errors.contains(proposal), "\(words.errors)")
    #expect(try await !search("\"steam ferry\"").errors.contains("as a phrase"))
    #expect(try await !search("steam OR ferry").errors.contains("as a phrase"))
  }

  @Test func `the suggested phrase can be pasted into a shell, and keeps what the options ask for`()
    async throws
  {
    let program = try Program(["COLUMNS": "80"])
    let words = try await program.run(
      "search", "--source", "here", "--sort", "date", "river", "bank's", "--not", "ice", "--state",
      "New York", "--from", "1904")
    let start = "as a phrase: "
    let line = try #require(words.errors.split(separator: "\n").first { $0.hasPrefix(start) })
    let script = "broadsheet() { \"$0\" \"$@\"; }; \(line.dropFirst(start.count)) --explain"
    let pasted = try await program.run(["-c", script, Program.path], executable: "/bin/sh")
    let query = "\"river bank's\" -ice state:\"New York\" date:1904.."
    let typed = try await program.run("search", "--source", "here", "--sort", "date", query, "--explain")
    #expect(pasted == typed && pasted.exitCode == 0, "\(pasted) \(line)")
  }

  @Test func `a hit is bold on a terminal, and plain without colors`() async throws {
    let program = try Program()
    let terminal = try program.browse("search", "--source", "here", "river")
    #expect(terminal.wait(for: "hits 1 to"))
    let plain = try await search("river", "--format", "table")
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test func `browse can start with a search`() throws {
    let terminal = try Program().browse("browse", "--source", "offline", "--search", "river")
    #expect(terminal.wait(for: "on this machine"))
    terminal.send("\r")
    #expect(terminal.wait(for: "page "))
    terminal.send("q")
    #expect(terminal.wait(for: "/ river"))
  }
}
