import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Changes to notes, most of them in an editor on a real terminal.
@OwnThread struct NoteEditingTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("broadsheet/library.sqlite")) }
  private let sample = Excerpt.samples[0]

  /// - Parameter script: what the editor does: `$1` is the note's file, `$PROGRAM` is Broadsheet, `$ID` is the
  ///   note's.
  private func program(editor script: String) throws -> Program {
    var program = try Program([
      "XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline", "PROGRAM": Program.path, "ID": sample.id,
    ])
    try program.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "editor")
    let editor = program.home.appending(path: "editor").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
    program.environment["EDITOR"] = editor
    program.environment["TMPDIR"] = program.home.path
    return program
  }

  /// What is in the files for the editor.
  private func drafts(_ program: Program) throws -> [Data] {
    try program.files(in: ".").filter { $0.hasPrefix("broadsheet-note-") }.map {
      try Data(contentsOf: program.home.appending(path: $0))
    }
  }

  @Test(
    arguments: [
      ("\"$PROGRAM\" notes remove $ID; echo kept > \"$1\"", 66, Data("kept\n".utf8)),
      // Like an editor that saves Latin-1.
      ("printf 'caf\\351\\n' > \"$1\"", 65, Data([0x63, 0x61, 0x66, 0xE9, 0x0A])),
    ] as [(String, Int32, Data)])
  func `what was written in the editor stays in its file if it cannot be stored`(
    script: String, exitCode: Int32, written: Data
  ) async throws {
    try await library.put(sample)
    let program = try program(editor: script)
    let terminal = try program.browse("notes", "edit", sample.id)
    #expect(terminal.wait(for: "What you wrote is in"))
    #expect(terminal.exitStatus() == .exited(exitCode))
    #expect(try drafts(program) == [written])
    #expect(try await library.contents().excerpts.map(\.note) == (exitCode == 66 ? [] : [sample.note]))
  }

  @Test func `a new note that cannot be stored stays in the editor's file`() throws {
    let program = try program(editor: "echo kept > \"$1\"")
    let terminal = try program.browse("notes", "add", "bsd00000001/1904-07-02/ed-1/seq-99")
    #expect(terminal.wait(for: "What you wrote is in"))
    #expect(terminal.exitStatus() == .exited(66))
    #expect(try drafts(program) == [Data("kept\n".utf8)])
  }

  @Test func `what another window writes while the editor is open stays`() async throws {
    try await library.put(sample)
    let program = try program(
      editor: "\"$PROGRAM\" notes edit $ID --note 'from there'; echo 'from here' > \"$1\"")
    let terminal = try program.browse("notes", "edit", sample.id)
    #expect(terminal.wait(for: "Another window changed it meanwhile"))
    #expect(terminal.exitStatus() == .exited(0))
    #expect(try await library.excerpt(sample.id)?.note == "from there\n\nfrom here")
    #expect(try drafts(program).isEmpty)
  }

  @Test func `a note with nothing left in it is removed`() async throws {
    let program = try program(editor: "false")
    let page = "bsd00000001/1904-07-02/ed-1/seq-1"
    let added = try await program.run("notes", "add", page, "--note", "x", "--tag", "y")
    let id = added.output.trimmingCharacters(in: .newlines)
    let changed = try await program.run("notes", "edit", id, "--note", "")
    #expect(changed.errors.hasPrefix("changed note \(id.prefix(8))"), "its tag is left")
    let removed = try await program.run("notes", "edit", id, "--tag", "")
    #expect(removed.exitCode == 0 && removed.errors.hasPrefix("removed note \(id.prefix(8))"), "\(removed)")
    #expect(try await program.run("notes").errors == "0 notes\n")
  }
}
