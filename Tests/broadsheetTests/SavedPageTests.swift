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

  @Test func `a page is saved where the program runs`() throws {
    let terminal = try reader()
    save("alto", terminal)
    #expect(terminal.wait(for: "Saved \(name).xml"))
    #expect(names == [name + ".xml"])
    let saved = try Data(contentsOf: URL(filePath: folder.file(name + ".xml")))
    #expect(Array(saved) == (try Fixture.bytes("demonstration/pages/1903-03-07_ed-1_seq-1.xml")))
    #expect(terminal.screenText.contains("page 1 of 2"), "the page is still there to be read")
  }

  @Test func `a file that is there stays`() throws {
    let terminal = try reader()
    try Data("mine".utf8).write(to: URL(filePath: folder.file(name + ".txt")))
    save("text", terminal)
    #expect(terminal.wait(for: "✗ \(name).txt already exists; not overwritten"))
    #expect(try String(contentsOfFile: folder.file(name + ".txt"), encoding: .utf8) == "mine")
  }

  @Test func `what the source does not have is said`() throws {
    let terminal = try reader()
    save("pdf", terminal)
    #expect(terminal.wait(for: "✗ the demonstration newspaper has no PDF of page bsd"))
    #expect(names.isEmpty)
  }

  @Test func `leaving the menu saves nothing`() throws {
    let terminal = try reader()
    terminal.send("s")
    #expect(terminal.wait(for: "JPEG 2000"))
    terminal.press(.escape)
    #expect(terminal.wait(until: { !terminal.screenText.contains("JPEG 2000") }))
    save("json", terminal)
    #expect(terminal.wait(for: "Saved \(name).json"))
    #expect(names == [name + ".json"])
  }
}
