import Foundation
import Testing

/// Files that already exist where a command would write one.
struct ExistingFileTests {
  private let program: Program

  private static let kept = Data("kept".utf8)

  init() throws { program = try Program() }

  @Test func `what a killed program left with the same number is not in the way`() async throws {
    let path = program.home.appending(path: "out.json").path
    // As in a container, where the number is always the same.
    let script = #"touch "$1.$$.unfinished" "$1.$$.new"; exec "$0" bookmarks export -o "$1""#
    let outcome = try await program.run(["-c", script, Program.path, path], executable: "/bin/sh")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(FileManager.default.contents(atPath: path)?.isEmpty == false)
  }

  @Test(arguments: [
    "notes export --format csv -o", "bookmarks export", "bookmarks export -o", "resolve --report",
    "resolve --map",
    "search --source here river --trend year --plot", "image bsd00000001 1903-03-07 --width 100 -o",
  ])
  func `a file is replaced only with --force, and every command says so in the same words`(command: String)
    async throws
  {
    let path = program.home.appending(path: command.hasPrefix("search") ? "there.svg" : "there.png").path
    var contents: Data? { FileManager.default.contents(atPath: path) }
    let arguments = command.split(separator: " ").map(String.init) + [path]
    _ = try await program.run(
      "notes", "add", "bsd00000001/1903-03-07/ed-1/seq-1", "--note", "a ferry", "--source", "offline")
    try Self.kept.write(to: URL(filePath: path))
    let refused = try await program.run(arguments)
    #expect(refused.exitCode == 74 && refused.output.isEmpty && contents == Self.kept, "\(refused)")
    #expect(
      refused.errors
        == "broadsheet: \(path) already exists\n  Name another file, or replace it with --force.\n",
      "\(refused)")
    let replaced = try await program.run(arguments + ["--force"])
    #expect(replaced.exitCode == 0 && contents != Self.kept, "\(replaced)")
    // As mktemp creates it.
    try Data().write(to: URL(filePath: path))
    #expect(try await program.run(arguments).exitCode == 0, "an empty file has nothing to lose")
  }

  @Test(arguments: [
    "notes export --format csv --force", "bookmarks export --force", "bookmarks export - --force",
    "resolve --force", "search river --trend year --force", "bookmarks export a -o b",
  ])
  func `contradictory options are refused`(command: String) async throws {
    let outcome = try await program.run(command.split(separator: " ").map(String.init))
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
  }

  @Test(arguments: [
    "notes export --format csv -o", "bookmarks export", "bookmarks export --force -o",
    "resolve bsd00000001 --report",
    "image bsd00000001 1903-03-07 -o", "search --source here river --all -o",
  ])
  func `an empty name is refused before anything else`(command: String) async throws {
    let outcome = try await program.run(command.split(separator: " ").map(String.init) + [""])
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.lowercased().contains("the name of the file to write is empty"), "\(outcome)")
  }
}
