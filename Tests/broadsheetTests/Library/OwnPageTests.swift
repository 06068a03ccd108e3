import Foundation
import TestSupport
import Testing

/// What the reader did with pages: counted by `is:read` and `is:noted`, and exported.
@OwnThread struct OwnPageTests {
  private let folder = TemporaryFolder()

  private func program() throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"])
  }

  private func count(_ query: String) async throws -> String {
    let outcome = try await program().run("search", "--source", "here", query, "--count")
    return outcome.output.trimmingCharacters(in: .newlines)
  }

  @Test func `a page with a note is noted, whatever its newspaper is`() async throws {
    let program = try program()
    let all = try #require(Int(try await count("is:kept")))
    #expect(try await program.run("bookmarks", "add", "bsd00000001", "--note", "a fine one").exitCode == 0)
    #expect(try await count("is:noted") == "0")
    let page = "bsd00000001/1904-07-02/ed-1/seq-1"
    #expect(try await program.run("notes", "add", page, "--note", "a balloon").exitCode == 0)
    #expect(try await count("is:noted") == "1")
    #expect(try await count("is:kept -is:noted") == String(all - 1))
    let found = try await program.run("search", "--source", "here", "is:noted", "--format", "tsv")
    #expect(found.lines.count == 1 && found.output.contains(page), "\(found)")
  }

  @Test func `bookmarked issues and pages, and notes with a tag, are in their collections`() async throws {
    let program = try program()
    let (issue, page) = ("bsd00000001/1904-07-02/ed-2", "bsd00000001/1904-07-02/ed-1/seq-1")
    #expect(try await count("in:bookmarks") == "0")
    #expect(try await program.run("bookmarks", "add", issue, "--tag", "war").exitCode == 0)
    #expect(try await count("in:bookmarks") == "1")
    #expect(try await count("in:tag/war") == "1")
    #expect(try await program.run("notes", "add", page, "--tag", "air").exitCode == 0)
    #expect(try await count("in:tag/air") == "1")
    #expect(try await program.run("bookmarks", "add", "bsd00000001").exitCode == 0)
    let all = try await count("is:kept")
    #expect(try await count("in:bookmarks") == all, "the whole newspaper")
  }

  @Test func `a file name that was taken for words is explained`() async throws {
    let outcome = try await program().run("notes", "export", "notes.md", "--format", "markdown")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "no note has the words “notes.md”; -o names the file to write\n")
  }

  @Test func `a note that is not UTF-8 is refused`() async throws {
    let program = try program()
    try program.write(Data("caf\u{e9}".unicodeScalars.map { UInt8($0.value) }), to: "note")
    let page = "bsd00000001/1904-07-02/ed-1/seq-1"
    let outcome = try await program.run(
      ["notes", "add", page, "--note", "-"], from: program.home.appending(path: "note"))
    #expect(outcome.exitCode == 65 && outcome.errors.contains("is not UTF-8"), "\(outcome)")
    #expect(try await count("is:noted") == "0")
  }

  @Test func `a note on a day when the newspaper did not appear is told`() async throws {
    let outcome = try await program().run(
      "notes", "add", "sn83045462/1600-01-01/ed-1/seq-1", "--note", "x")
    #expect(outcome.exitCode == 0 && outcome.errors.contains("1600"), "\(outcome)")
    #expect(outcome.errors.contains("broadsheet: ") && outcome.errors.contains("added note"), "\(outcome)")
  }

  @Test func `accessible mode works on a pipe without naming browse`() async throws {
    let program = try program()
    try program.write(Data("gl\nq\nq\n".utf8), to: "typed")
    let typed = program.home.appending(path: "typed")
    let outcome = try await program.run(["--accessible"], from: typed)
    #expect(outcome.exitCode == 0 && outcome.output.contains("479"), "\(outcome)")
    #expect(try await program.run(["browse", "--accessible"], from: typed).output == outcome.output)
  }

  @Test func `a page that was only shown beside a list was not read`() async throws {
    let terminal = try program().browse(
      ["browse", "--images", "none", "--source", "here"], rows: 40, columns: 160)
    #expect(terminal.wait(for: "On this machine"))
    terminal.send("gsballoon\r")
    #expect(terminal.wait(for: "Enter read") && terminal.wait(for: "July 2, 1904 · page 1"))
    // Pages that were read are kept a moment later.
    try await Task.sleep(for: .seconds(2))
    #expect(try await count("is:read") == "0")
    terminal.send("\r")
    #expect(terminal.wait(for: "THE BALLOON IS FREE"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(try await count("is:read") == "1")
    let all = try await count("is:kept")
    #expect(try await count("in:history") == all, "its newspaper")
  }
}
