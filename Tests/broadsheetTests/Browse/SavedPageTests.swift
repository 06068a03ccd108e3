import Foundation
import TestSupport
import Testing

/// Saving the current page in `browse`.
@OwnThread struct SavedPageTests {
  private let folder = TemporaryFolder()
  private let name = "bsd00000001_1903-03-07_ed-1_seq-1"

  /// The demonstration newspaper's first page, opened.
  private func reader() throws -> VirtualTerminal {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let terminal = try Program(["BROADSHEET_SOURCE": "offline"]).browse(
      ["browse", "bsd00000001"], in: URL(filePath: folder.path), rows: 30, columns: 120)
    #expect(terminal.wait(for: "› The Demonstration"))
    terminal.send("i")
    #expect(terminal.wait(for: "March 1903"))
    terminal.press(.enter)
    #expect(terminal.wait(for: "page 1 of 2"))
    return terminal
  }

  private func save(_ kind: String, _ terminal: VirtualTerminal) {
    terminal.send("s")
    #expect(terminal.wait(for: "Save this page as"))
    terminal.send(kind + "\r")
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  @Test func `a page is saved in the working directory`() throws {
    let terminal = try reader()
    save("alto", terminal)
    #expect(terminal.wait(for: "Saved \(name).xml"))
    #expect(names == [name + ".xml"])
    let saved = try Data(contentsOf: URL(filePath: folder.file(name + ".xml")))
    #expect(Array(saved) == (try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.xml")))
    #expect(terminal.screenText.contains("page 1 of 2"), "the page is still there to be read")
  }

  @Test func `an existing file stays, unless the reader replaces it`() throws {
    let terminal = try reader()
    let file = folder.file(name + ".txt")
    try Data("mine".utf8).write(to: URL(filePath: file))
    save("text", terminal)
    #expect(terminal.wait(for: "That file exists"))
    terminal.press(.escape)
    #expect(terminal.wait(for: "Nothing saved; \(name).txt was not changed"))
    #expect(names == [name + ".txt"])
    save("text", terminal)
    #expect(terminal.wait(for: "That file exists"))
    terminal.press(.enter)
    #expect(terminal.wait(for: "Saved \(name)-2.txt"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    save("text", terminal)
    #expect(terminal.wait(for: "…-3.txt"))
    terminal.send("replace\r")
    #expect(terminal.wait(for: "Saved \(name).txt"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) != "mine")
    #expect(names == [name + "-2.txt", name + ".txt"])
  }

  @Test func `only what the source has is offered, and the typed name is used`() throws {
    let terminal = try reader()
    terminal.send("s")
    #expect(terminal.wait(for: "JPEG"))
    #expect(!terminal.screenText.contains("JPEG 2000") && !terminal.screenText.contains("PDF"))
    terminal.send("jpeg\r")
    #expect(terminal.wait(for: "Saved \(name).jpg"))
  }

  @Test func `closing the menu saves nothing`() throws {
    let terminal = try reader()
    terminal.send("s")
    #expect(terminal.wait(for: "Enter selects"))
    terminal.press(.escape)
    #expect(terminal.wait(until: { !terminal.screenText.contains("Enter selects") }))
    save("json", terminal)
    #expect(terminal.wait(for: "Saved \(name).json"))
    #expect(names == [name + ".json"])
  }
}
