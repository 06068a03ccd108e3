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

  @Test func `a file name that was taken for words is explained`() async throws {
    let outcome = try await program().run("notes", "export", "notes.md", "--format", "markdown")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "no note has the words “notes.md”; -o names the file to write\n")
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
  }
}
