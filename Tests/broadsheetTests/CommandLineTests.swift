import TestSupport
import Testing

/// From arguments to commands.
struct CommandLineTests {
  @Test func `after a command, the version is still the program's`() async throws {
    let version = try await Program().run("--version")
    let after = try await Program().run("list", "--version")
    #expect(version.exitCode == 0 && !version.output.isEmpty)
    #expect(after.output == version.output && after.exitCode == 0)
  }

  @Test func `options of the program may come before a command`() async throws {
    let list = ["--state", "Hawaii", "--format", "tsv"]
    let before = try await Program().run(["--source", "offline", "list"] + list)
    let after = try await Program().run(["list", "--source", "offline"] + list)
    #expect(before.exitCode == 0 && !before.output.isEmpty)
    #expect(before.output == after.output)
  }

  @Test(arguments: [["--list"], ["--images", "none", "--list"], ["--search", "geese"], ["--search=geese"]])
  func `options of browse work without its name`(options: [String]) async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let short = try await program.run(options + ["--accessible"])
    let whole = try await program.run(["browse"] + options + ["--accessible"])
    #expect(short.exitCode == 0 && short.output == whole.output, "\(short)")
    #expect(short.output.hasPrefix(options.contains("--list") ? "Newspapers, 479" : "Search for geese: "))
  }

  @Test(arguments: [
    ["cache", "--list"], ["places", "--search", "x"], ["--source", "here", "cache", "--list"],
  ])
  func `options of browse are not accepted with other commands`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains("Unknown option"), "\(outcome)")
  }

  @Test func `an error in options of browse names it`() async throws {
    let outcome = try await Program().run("--list", "--lust")
    #expect(outcome.exitCode == 64 && outcome.errors.contains("Usage: broadsheet browse "), "\(outcome)")
  }

  @Test func `help for a command is the command's help`() async throws {
    let asked = try await Program(["COLUMNS": "80"]).run("help", "bookmarks", "add")
    let flagged = try await Program(["COLUMNS": "80"]).run("bookmarks", "add", "--help")
    #expect(asked.exitCode == 0 && asked.output.contains("USAGE: broadsheet bookmarks add"))
    #expect(asked.output == flagged.output)
  }

  @Test func `an error in a command names the whole command`() async throws {
    let outcome = try await Program().run("bookmarks", "add")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("broadsheet bookmarks add"), "\(outcome.errors)")
  }

  @Test func `after a command, completions are still the program's`() async throws {
    let outcome = try await Program().run("--generate-completion-script", "fish")
    let after = try await Program().run("list", "--generate-completion-script", "fish")
    #expect(outcome.exitCode == 0 && outcome.output.contains("complete -c 'broadsheet'"))
    #expect(after.output == outcome.output)
  }
}
