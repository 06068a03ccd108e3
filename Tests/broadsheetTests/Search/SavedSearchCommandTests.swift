import Foundation
import TestSupport
import Testing

/// Saved searches as a reader uses them in a shell, over the pages of the demonstration newspaper.
struct SavedSearchCommandTests {
  private func search(_ program: Program, _ arguments: String...) async throws -> Program.Outcome {
    try await program.run(["search", "--source", "here"] + arguments)
  }

  @Test func `a saved search stands for its query`() async throws {
    let program = try Program(["COLUMNS": "80"])
    let saved = try await search(program, "river (storm OR bridge)", "--save", "by the river", "--limit", "2")
    #expect(saved.exitCode == 0 && saved.lines.count == 2)
    #expect(saved.errors.hasPrefix("saved as saved:\"by the river\"\nhits 1 to 2 of "), "\(saved.errors)")
    let plain = try await search(program, "river (storm OR bridge)")
    #expect(try await search(program, "saved:\"by the river\"").lines == plain.lines)
    let narrowed = try await search(program, "saved:\"BY THE RIVER\" date:1904..", "--count")
    #expect(
      try await search(program, "river (storm OR bridge) date:1904..", "--count").lines == narrowed.lines)
    let explained = try await search(program, "saved:\"by the river\"", "--explain")
    #expect(explained.output.contains("river (storm OR bridge)"), "\(explained.output)")
    // A saved search is not replaced by mistake: nothing would bring it back.
    let other = try await search(program, "bridge", "--save", "by the river", "--count")
    #expect(other.exitCode == 64 && other.output == "", "\(other)")
    #expect(
      other.errors.contains("saved:\"by the river\" is saved already: river (storm OR bridge)")
        && other.errors.contains("--force to replace it"), "\(other.errors)")
    #expect(try await search(program, "saved:\"by the river\"").lines == plain.lines)
    let same = try await search(program, "river (storm OR bridge)", "--save", "by the river", "--count")
    #expect(same.exitCode == 0 && same.errors.hasPrefix("saved as saved:\"by the river\""), "\(same.errors)")
    let again = try await search(program, "bridge", "--save", "by the river", "--count", "--force")
    #expect(again.errors.contains("saved over the old saved:\"by the river\""), "\(again.errors)")
    #expect(try await search(program, "saved:\"by the river\"", "--count").lines == again.lines)
  }

  @Test func `on its own, it keeps the source and order that it was saved with`() async throws {
    let program = try Program(["COLUMNS": "80"])
    let saved = try await search(program, "river", "--sort", "date-desc", "--save", "r")
    let again = try await program.run("search", "saved:r")
    #expect(again.exitCode == 0 && again.lines == saved.lines)
    #expect(again.errors.contains("on this machine"), "\(again.errors)")
    let other = try await program.run("search", "saved:r", "--sort", "date")
    #expect(other.lines == (try await search(program, "river", "--sort", "date")).lines)
    let all = try await program.run("search", "saved:r", "--all")
    #expect(all.lines == (try await search(program, "river", "--sort", "date-desc", "--all")).lines)
    #expect(all.lines.count > 2 && all.lines.first == saved.lines.first)
    let exported = try await program.run("bookmarks", "export")
    #expect(
      exported.output.contains("\"source\" : \"here\"")
        && exported.output.contains("\"sort\" : \"date-desc\""),
      "\(exported.output)")
  }

  @Test(arguments: [true, false])
  func `it keeps the source of the settings, too`(isInFile: Bool) async throws {
    let program = try Program(isInFile ? [:] : ["BROADSHEET_SOURCE": "here"])
    if isInFile { try program.configure("source: here\n") }
    let saved = try await program.run("search", "river", "--save", "r")
    #expect(saved.exitCode == 0, "\(saved)")
    let exported = try await program.run("bookmarks", "export")
    #expect(exported.output.contains("\"source\" : \"here\""), "\(exported.output)")
    guard isInFile else { return }
    try program.configure("source: http://127.0.0.1:9/\n")
    let again = try await program.run("search", "saved:r")
    #expect(again.exitCode == 0 && again.lines == saved.lines, "\(again)")
  }

  @Test func `unknown and self-referential searches are reported`() async throws {
    let program = try Program(["COLUMNS": "80"])
    #expect(try await search(program, "river", "--save", "river").exitCode == 0)
    for query in ["saved:rivar", "bridge saved:rivar"] {
      let unknown = try await search(program, query)
      #expect(unknown.exitCode == 66 && unknown.output == "")
      #expect(
        unknown.errors.hasPrefix(
          "broadsheet: your library has no saved search “rivar”; did you mean saved:river?\n"),
        "\(unknown.errors)")
    }
    let itself = try await search(program, "bridge saved:river", "--save", "river")
    #expect(itself.exitCode == 65 && itself.output == "")
    #expect(
      itself.errors.hasPrefix("broadsheet: the saved search “river” contains itself"), "\(itself.errors)")
    #expect(try await search(program, "saved:river", "--count").exitCode == 0, "it is as it was")
    let name = try await search(program, "river", "--save", "a\"b")
    #expect(
      name.exitCode == 64 && name.errors.contains("--save takes a name without quotation marks"))
  }

  @Test func `saved searches can be moved, and an unusable library is reported before the search`()
    async throws
  {
    let program = try Program(["COLUMNS": "80"])
    _ = try await search(program, "river", "--save", "a")
    let exported = try await program.run("bookmarks", "export")
    let other = try Program()
    try other.write(Data(exported.output.utf8), to: "library.json")
    let file = other.home.appending(path: "library.json").path
    let imported = try await other.run("bookmarks", "import", file)
    #expect(imported.errors == "saved searches: 1 added, 0 updated, 0 already up to date\n")
    #expect(try await other.run("search", "saved:a", "--count").exitCode == 0)
    let data = try #require(
      FileManager.default.enumerator(atPath: program.home.path)?.compactMap { $0 as? String }
        .first { $0.hasSuffix("library.sqlite") })
    try program.write(Data(repeating: 0x5A, count: 5000), to: data)
    let failed = try await search(program, "river", "--save", "b")
    #expect(failed.exitCode == 74 && failed.output == "" && failed.errors.contains("is damaged"))
  }
}
