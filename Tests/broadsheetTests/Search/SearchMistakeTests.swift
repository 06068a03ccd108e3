import TestSupport
import Testing

/// What `search` says about arguments that are almost right.
struct SearchMistakeTests {
  @Test(arguments: [
    ("1899", "1897", "--from 1897 --to 1899"), ("1899-03", "1899-01-05", "--from 1899-01-05 --to 1899-03"),
    ("1900", "1899-12-31", "--from 1899-12-31 --to 1900"),
  ])
  func `reversed years are pointed out`(from: String, to: String, meant: String) async throws {
    let outcome = try await Program().run("search", "gold", "--from", from, "--to", to)
    #expect(outcome.exitCode == 64 && outcome.errors.contains("Did you mean \(meant)?"), "\(outcome.errors)")
    #expect(
      try await Program().run("search", "--source", "here", "river", "--from", "1899", "--to", "1899")
        .exitCode == 0)
  }

  @Test func `a frequency that nothing has is refused before the Library is asked`() async throws {
    let server = try await LoopbackServer.start { _ in .text("no", status: 500) }
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    for options in [[], ["--count"], ["--explain"]] {
      let outcome = try await program.run(
        ["search", "--source", "loc", "gold frequency:Weakly"] + options)
      #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
      #expect(
        outcome.errors.contains("the frequency “Weakly” is not known; did you mean Weekly?"), "\(outcome)")
    }
    #expect(server.requests.isEmpty)
    // One that the catalog does not have, but the standard does.
    let other = try await program.run("search", "--source", "loc", "gold frequency:triennial")
    #expect(other.exitCode == 69 && !server.requests.isEmpty, "\(other)")
  }

  @Test(arguments: [
    ["-silver", "gold"], ["-silver gold"], ["gold", "-silver"], ["-vote", "women"], ["-\"gold rush\" silver"],
  ])
  func `for a query that looks like an option, it says what to type`(words: [String]) async throws {
    let outcome = try await Program().run(["search", "--source", "here"] + words)
    #expect(outcome.exitCode == 64 && outcome.errors.contains("or write NOT "), "\(outcome.errors)")
    #expect(outcome.errors.contains("broadsheet search -- '-"), "\(outcome.errors)")
  }

  @Test(
    arguments: [["--count"], ["--facet", "state"], ["--trend", "year"]],
    [["--limit", "5"], ["--page", "2"]])
  func `what counts all pages takes no part of them`(counting: [String], part: [String]) async throws {
    let program = try Program()
    let search = ["search", "--source", "here", "river"] + counting
    let outcome = try await program.run(search + part)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("\(counting[0]) counts all pages found"), "\(outcome)")
    #expect(try await program.run(search).exitCode == 0)
  }

  @Test(arguments: [(["--count"], true), (["--count", "--exact"], false), ([], false)])
  func `that exact is read as a word is told where a count is wanted`(
    options: [String], isTold: Bool
  ) async throws {
    let outcome = try await Program().run(["search", "--source", "here", "river", "exact"] + options)
    #expect(outcome.exitCode == 0 && outcome.errors.contains("write --count --exact") == isTold, "\(outcome)")
  }

  @Test(arguments: [["-silver"], ["--source", "here", "-silver"]])
  func `for a query that only leaves a word out, the advice names one to find`(words: [String]) async throws {
    let outcome = try await Program().run(["search"] + words)
    #expect(
      outcome.exitCode == 64 && outcome.errors.contains("broadsheet search 'gold -silver'"), "\(outcome)")
    let advised = try await Program().run("search", "--source", "here", "river -silver")
    #expect(advised.exitCode == 0 && !advised.lines.isEmpty)
  }

  @Test(arguments: [
    ["search", "river", "--source", "here", "--source", "loc"],
    ["search", "--source=loc", "river", "--source", "here"],
    ["--source", "here", "--source", "http://127.0.0.1:9"], ["list", "--source", "here", "--source", "here"],
    ["corpus", "plan", "--dry-run", "--source", "loc", "--source", "http://127.0.0.1:9"],
  ])
  func `a second source is refused, not used instead of the first`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("--source can be given once"), "\(outcome)")
    let words = try await Program().run("search", "--source", "here", "--count", "--", "river", "--source")
    #expect(words.exitCode == 0, "\(words)")
  }

  @Test func `the advice works`() async throws {
    let program = try Program()
    let left = try await program.run("search", "--source", "here", "--", "-ferry river")
    let said = try await program.run("search", "--source", "here", "river NOT ferry")
    #expect(left.exitCode == 0 && left.output == said.output && !left.lines.isEmpty, "\(left)")
    #expect(try await !program.run("search", "--sorce", "here", "river").errors.contains("NOT"))
    #expect(try await !program.run("search", "-x", "river").errors.contains("NOT"))
  }
}
