import Foundation
import TestSupport
import Testing

/// Messages about what cannot be done: they are true and short, and say what can be done instead.
struct RefusalWordsTests {
  @Test(arguments: [
    (["list", "boise"], "broadsheet list --query boise"),
    (["list", "east", "oregonian"], "broadsheet list --query 'east oregonian'"),
    (["show", "East Oregonian"], "broadsheet list --query 'East Oregonian'"),
  ])
  func `a title in the place of an option is looked for by the command that is named`(
    arguments: [String], command: String
  ) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(command), "\(outcome)")
  }

  @Test func `a quote shows control characters`() async throws {
    let control = try await Program().run("show", "sn83045462\u{1B}[31m")
    #expect(control.exitCode == 64 && control.errors.contains("“sn83045462␛[31m”"), "\(control)")
  }

  @Test func `an empty note is refused without the usage of another command`() async throws {
    let program = try Program()
    try program.write(Data(), to: "empty")
    let outcome = try await program.run(
      ["notes", "add", "bsd00000001/1903-03-07/ed-1/seq-1"], from: program.home.appending(path: "empty"))
    #expect(outcome.exitCode == 64 && outcome.errors.contains("--headline"), "\(outcome)")
    #expect(!outcome.errors.contains("Usage"), "\(outcome)")
  }

  @Test func `days without issues, and a single one, are said as such`() async throws {
    let none = try await Program().run("issues", "bsd00000001", "--on", "02-29")
    #expect(
      none.errors.contains(
        "the demonstration newspaper has no issues of newspaper bsd00000001 on February 29"), "\(none)")
    let one = try await Program().run(
      "issues", "bsd00000001", "--from", "1903-03-07", "--to", "1903-03-07")
    #expect(one.errors.contains("1 issue on March 7, 1903"), "\(one)")
  }

  @Test(arguments: ["SOURCE", "LOC_URL"])
  func `the Library is advised instead of a site that refuses, but not instead of itself or its mirror`(
    setting: String
  ) async throws {
    let server = try await LoopbackServer.start { _ in
      LoopbackResponse(status: 429, headers: [:], body: Data())
    }
    let isSite = setting == "SOURCE"
    let program = try Program(["BROADSHEET_\(setting)": server.url])
    let outcome = try await program.run(["list"] + (isSite ? [] : ["--source", "loc"]))
    #expect(outcome.exitCode == 75, "\(outcome)")
    #expect(outcome.errors.contains("such as --source loc") == isSite, "\(outcome)")
    #expect(outcome.errors.contains("Use a state site's address with --source") != isSite, "\(outcome)")
  }

  @Test func `several authors are separated by semicolons`() async throws {
    let outcome = try await Program().run(
      "cite", "sn83045462/1865-04-10", "--author", "Doe, Jane; Roe, Rex", "--style", "mla", "--source",
      "offline")
    #expect(outcome.exitCode == 0 && outcome.output.hasPrefix("Doe, Jane, and Rex Roe."), "\(outcome)")
  }

  @Test func `a job is called by the title of its newspaper`() async throws {
    let outcome = try await Program().run("queue", "add", "bsd00000001", "--year", "1903")
    #expect(outcome.errors.contains("The Demonstration Herald 1903, text"), "\(outcome)")
  }
}
