import Foundation
import TestSupport
import Testing

/// Output that cannot be written, and failures that are only reported.
struct OutputFailureTests {
  private func shell(_ command: String, _ program: Program) async throws -> Program.Outcome {
    try await program.run(["-c", command, Program.path], executable: "/bin/sh")
  }

  @Test(arguments: [
    "help", "--version", "list --help", "--generate-completion-script zsh", "bookmarks export",
    "list --source offline", "show bsd00000001", "issues bsd00000001", "search --source here river",
    "read bsd00000001 1903-03-07", "cite bsd00000001/1903-03-07/ed-1/seq-1", "open --print bsd00000001",
    "resolve bsd00000001", "theme list", "cache", "index", "notes export --format csv",
  ]) func `a full disk is reported`(arguments: String) async throws {
    let program = try Program()
    _ = try await program.run("bookmarks", "add", "bsd00000001")
    for target in [">/dev/full", ">&-"] {
      let outcome = try await shell("\"$0\" \(arguments) \(target)", program)
      #expect(
        outcome.exitCode == 74 && outcome.errors.contains("cannot write the output"), "\(target) \(outcome)")
      #expect(!outcome.errors.contains("exported"))
    }
  }

  /// Whether or not the process that started the program ignores SIGPIPE, as systemd does.
  @Test(arguments: ["", "trap '' PIPE; "]) func `a closed pipe ends it quietly`(setting: String) async throws
  {
    let program = try Program()
    // The other end is closed before anything is written.
    let list = "sleep 0.5; \"$0\" list --source offline --all; echo $? > status"
    let outcome = try await shell("cd \"$HOME\"; \(setting)(\(list)) | :", program)
    #expect(outcome.errors == "" && outcome.exitCode == 0, "\(outcome)")
    #expect(try String(contentsOf: program.home.appending(path: "status"), encoding: .utf8) == "141\n")
  }

  @Test func `an export that fails does not claim success`() async throws {
    let program = try Program()
    _ = try await program.run("bookmarks", "add", "bsd00000001")
    let outcome = try await program.run("bookmarks", "export", "/dev/full")
    #expect(outcome.exitCode == 74 && !outcome.errors.contains("exported"), "\(outcome)")
  }

  @Test(arguments: [
    "bookmarks add bsd00000001", "list --source offline", "bookmarks export", "doctor --offline",
  ])
  func `a message that cannot be written does not undo the work`(arguments: String) async throws {
    let program = try Program()
    #expect(try await shell("\"$0\" \(arguments) 2>&-", program).exitCode == 0)
    #expect(try await shell("\"$0\" \(arguments) 2>/dev/full", program).exitCode == 0)
    #expect(try await program.run("bookmarks").exitCode == 0, "nothing was written into the library")
  }

  @Test(arguments: [
    (["help", "nonsense"], "no command “nonsense”"), (["help", "lst"], "Did you mean “list”?"),
    (["help", "bookmarks", "ad"], "no command “ad”. Did you mean “add”?"),
  ]) func `help on an unknown command exits with 64`(arguments: [String], words: String) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.output == "" && outcome.errors.contains(words), "\(outcome)")
  }

  @Test(arguments: [
    (["list", "--json"], "Did you mean '--format json'?"),
    (["search", "geese", "--csv"], "Did you mean '--format csv'?"),
    (["open", "--json", "sn83045462"], "Did you mean '--format json'?"),
    (["list", "--form", "x"], "Did you mean '--from'?"),
  ])
  func `a format given as a separate option is corrected`(
    arguments: [String], words: String
  ) async throws {
    let outcome = try await Program().run(arguments)
    #expect(outcome.exitCode == 64 && outcome.errors.contains(words), "\(outcome)")
    #expect(outcome.errors.components(separatedBy: "Did you mean").count == 2, "\(outcome)")
  }

  @Test(arguments: ["help", "help list", "help help", "help bookmarks add", "list --help", "help --help"])
  func `help is help`(arguments: String) async throws {
    let outcome = try await Program().run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.exitCode == 0 && outcome.output.contains("USAGE: broadsheet"), "\(outcome)")
  }

  @Test func `missing front pages are reported as the server's error, as lists are`() async throws {
    let server = try await LoopbackServer.start { _ in .json("{}", status: 404) }
    let program = try Program(["BROADSHEET_LOC_URL": server.url])
    for command in ["list", "today"] {
      let outcome = try await program.run(command, "--source", "loc")
      #expect(outcome.exitCode == 69 && outcome.errors.contains("HTTP status 404"), "\(outcome)")
    }
  }

  @Test(arguments: [
    ("http://127.0.0.1:99999", "its port is not a number from 1 to 65535"),
    ("127.0.0.1:8123", "Did you mean http://127.0.0.1:8123?"),
    ("oregonnews.uoregon.edu/x", "Did you mean https://oregonnews.uoregon.edu/x?"),
  ])
  func `an address that cannot be requested exits with 64`(address: String, words: String) async throws {
    let option = try await Program().run("list", "--source", address)
    #expect(option.exitCode == 64 && option.errors.contains(words), "\(option)")
    let variable = try await Program(["BROADSHEET_SOURCE": address]).run("list")
    #expect(variable.exitCode == 64 && variable.errors.contains(words), "\(variable)")
  }
}
