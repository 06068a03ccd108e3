import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Notes on a real terminal.
@OwnThread struct BrowseNotesTests {
  private let folder = TemporaryFolder()

  private func program(_ more: [String: String] = [:]) throws -> Program {
    try Program(["XDG_DATA_HOME": folder.path, "BROADSHEET_SOURCE": "offline"].merging(more) { $1 })
  }

  @Test func `a note written in the reader is there next time, and an address leads to it`() async throws {
    let terminal = try program().browse("browse")
    #expect(terminal.wait(for: "On this machine"))
    terminal.send("ga")
    #expect(terminal.wait(for: "Open an address"))
    terminal.send("https://chroniclingamerica.loc.gov/lccn/bsd00000001/1904-07-02/ed-1/seq-1/")
    #expect(terminal.wait(for: "Page 1 of The Demonstration Herald, July 2, 1904"))
    terminal.send("\r")
    #expect(terminal.wait(for: "RISES ABOVE THE FAIR"))
    #expect(terminal.line(0).contains("Issues of The Demonstration Herald › 1904-07-02"))
    terminal.send("ea balloon\r")
    #expect(terminal.wait(for: "Note saved"))
    terminal.send("tair, sport\r")
    #expect(terminal.wait(for: "a balloon #air #sport"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    let next = try program().browse("browse")
    #expect(next.wait(for: "On this machine"))
    next.send("gn")
    #expect(next.wait(for: "▸ ♦ a balloon"))
    next.send("\r")
    #expect(next.wait(for: "╎ note, "))
    next.send("Q")
    #expect(next.exitStatus() == .exited(0))
    let list = try await program().run("notes", "--tag", "air")
    #expect(list.output.contains("The Demonstration Herald") && list.output.contains("a balloon"))
  }

  /// 1 is SIGHUP, as when a terminal is closed; nil quits.
  @Test(arguments: [nil, 1] as [Int32?])
  func `a page opens at its line next time, however the program ended`(signal: Int32?) async throws {
    let page = "bsd00000001/1904-07-02/ed-1/seq-1"
    let terminal = try program().browse("open", page)
    #expect(terminal.wait(for: "RISES ABOVE THE FAIR"))
    terminal.send("\u{4}")
    #expect(terminal.wait { !terminal.screenText.contains("RISES ABOVE THE FAIR") })
    if let signal { terminal.terminate(signal) } else { terminal.send("Q") }
    _ = terminal.exitStatus()
    let next = try program().browse("open", page)
    #expect(next.wait(for: ", where you stopped; gg starts over"))
    #expect(!next.screenText.contains("RISES ABOVE THE FAIR"))
    next.press(.home)
    #expect(next.wait(for: "RISES ABOVE THE FAIR"))
    next.send("Q")
    #expect(next.exitStatus() == .exited(0))
    let exported = try await program().run("bookmarks", "export").output
    #expect(exported.contains(#""page" : "bsd00000001/1904-07-02/ed-1/seq-1""#))
  }

  @Test func `an address on another source says so`() throws {
    let terminal = try program(["BROADSHEET_SOURCE": "loc"]).browse("browse", "--source", "loc")
    #expect(terminal.wait(for: "Broadsheet"))
    terminal.send("gahttps://oregonnews.uoregon.edu/lccn/sn83025138/1865-04-10/ed-1/seq-1/\r")
    #expect(
      terminal.wait(for: "✗ The address belongs to") || terminal.screenText.contains("✗ It is at another"))
    terminal.send("\u{15}https://example.org/\r")
    #expect(terminal.wait(for: "✗ It cannot be opened"))
    terminal.send("\u{3}")
    #expect(terminal.wait { !terminal.screenText.contains("Open an address") })
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  /// The editor is a shell script, which controls the terminal.
  @Test func `the editor gets the note, and what it saves is kept`() async throws {
    let program = try program()
    try program.write(
      Data(
        "#!/bin/sh\ncat \"$1\" > \"$HOME/was\"\nprintf 'from the editor\\nline two\\n\\n' > \"$1\"\n".utf8),
      to: "editor")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.home.appending(path: "editor").path)
    var edited = program
    edited.environment["EDITOR"] = program.home.appending(path: "editor").path
    edited.environment["TMPDIR"] = program.home.path
    let terminal = try edited.browse("notes", "add", "bsd00000001/1904-07-02/ed-1/seq-1")
    #expect(terminal.wait(for: "added note "))
    #expect(terminal.exitStatus() == .exited(0))
    let library = LibraryFile(path: folder.file("broadsheet/library.sqlite"))
    let excerpt = try #require(try await library.contents().excerpts.first)
    #expect(excerpt.note == "from the editor\nline two")
    try await library.put(excerpt.with(ExcerptChange(note: "first\nsecond"), changed: 2e9))
    let again = try edited.browse("notes", "edit", excerpt.id)
    #expect(again.wait(for: "changed note "))
    #expect(again.exitStatus() == .exited(0))
    let was = try String(contentsOf: program.home.appending(path: "was"), encoding: .utf8)
    #expect(was == "first\nsecond\n")
    #expect(try program.files(in: ".").allSatisfy { !$0.hasPrefix("broadsheet-note-") })
  }

  @Test func `an editor that fails changes nothing, and what was written stays`() async throws {
    var program = try program()
    program.environment["VISUAL"] = "/bin/false"
    program.environment["TMPDIR"] = program.home.path
    let terminal = try program.browse("notes", "add", "bsd00000001/1904-07-02/ed-1/seq-1")
    #expect(terminal.wait(for: "the editor failed with exit status 1"))
    #expect(terminal.exitStatus() == .exited(74))
    #expect(try program.files(in: ".").contains { $0.hasPrefix("broadsheet-note-") })
    #expect(try await program.run("notes").errors == "0 notes\n")
  }

  @Test func `a citation also goes to the terminal's clipboard`() throws {
    let terminal = try program().browse("cite", "sn83045462/1865-04-10/ed-1/seq-1", "--copy")
    #expect(terminal.wait(for: "Evening Star"))
    #expect(terminal.exitStatus() == .exited(0))
    let written = String(decoding: terminal.output, as: UTF8.self)
    let start = try #require(written.range(of: "\u{1B}]52;c;"))
    let encoded = written[start.upperBound...].prefix { $0 != "\u{7}" }
    let copied = String(decoding: try #require(Data(base64Encoded: String(encoded))), as: UTF8.self)
    #expect(copied.hasPrefix("*Evening Star* (Washington, D.C.), April 10, 1865, image 1, https://"))
    #expect(!copied.contains("\n"))
  }

  @Test func `a citation is appended to a file, which keeps its contents`() throws {
    let program = try program()
    try program.write(Data("@book{x}".utf8), to: "sources.bib")
    let file = program.home.appending(path: "sources.bib")
    let terminal = try program.browse("browse", "bsd00000001")
    #expect(terminal.wait(for: "Specimen"))
    for expected in ["Appended as BibTeX", "This citation is already in"] {
      terminal.send("yC")
      #expect(terminal.wait(for: "Cite as"))
      terminal.send("9Gs")
      #expect(terminal.wait(for: "Append to: "))
      terminal.send("~/sources.bib\r")
      #expect(terminal.wait(for: expected))
    }
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.hasPrefix("@book{x}\n@") && text.components(separatedBy: "bsd00000001,").count == 2, "\(text)")
  }

  @Test(arguments: ["Q", "\u{3}"])
  func `the program ends while a style is being chosen`(key: String) throws {
    let terminal = try program().browse("browse", "bsd00000001")
    #expect(terminal.wait(for: "Specimen"))
    terminal.send("yC")
    #expect(terminal.wait(for: "Cite as"))
    terminal.send(key)
    #expect(terminal.exitStatus() != nil, "what waits for the choice must not wait for ever")
  }

  @Test func `a file that cannot be appended to is named`() throws {
    let terminal = try program().browse("browse", "bsd00000001")
    #expect(terminal.wait(for: "Specimen"))
    terminal.send("yCs/dev/null\r")
    #expect(terminal.wait(for: "✗ cannot append to /dev/null: it is not a file"))
    terminal.send("yCs/none/x\r")
    #expect(terminal.wait(for: "✗ cannot write /none/x: No such file or directory"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }
}
