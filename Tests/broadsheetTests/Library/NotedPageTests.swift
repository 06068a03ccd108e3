import Foundation
import TestSupport
import Testing

/// How notes name their pages.
struct NotedPageTests {
  @Test(arguments: [("5", "5 (image 1)"), ("1", "1"), ("", "1")])
  func `a page is called by the number printed on it, and by its place where that is another`(
    printed: String, number: String
  ) async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let options = printed.isEmpty ? [] : ["--printed-page", printed]
    let added = try await program.run(
      ["notes", "add", "bsd00000001/1904-07-02/ed-1/seq-1", "--note", "x"] + options)
    let id = added.output.trimmingCharacters(in: .newlines)
    let note = "note \(id.prefix(8)): The Demonstration Herald, July 2, 1904, page \(number)\n"
    #expect(added.errors == "added \(note)", "\(added)")
    let table = try await program.run("notes", "list", "--format", "table")
    #expect(table.words.contains(" 1904-07-02 \(number)"), "\(table)")
    #expect(try await program.run("notes", "remove", id).errors == "removed \(note)")
  }
}
