import Foundation
import TestSupport
import Testing

/// The built program on limited terminals.
@OwnThread struct TerminalKindTests {
  private func terminal(_ environment: [String: String], _ arguments: String...) throws -> VirtualTerminal {
    try Program(["BROADSHEET_SOURCE": "offline"].merging(environment) { $1 }).browse(
      arguments.isEmpty ? ["browse", "--list"] : arguments)
  }

  @Test(arguments: [["TERM": "vt100"], ["LC_ALL": "C"], ["LANG": "C"]])
  func `a terminal or a locale without Unicode gets ASCII`(environment: [String: String]) throws {
    let terminal = try terminal(environment)
    #expect(terminal.wait(for: "1 of 479"))
    #expect(terminal.line(2).hasPrefix("> "))
    terminal.send("?")
    #expect(terminal.wait(for: "open the newspaper"))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: ["vt100", "vt220", "ansi", "linux"])
  func `an older terminal gets no queries and no modes that it would show`(term: String) throws {
    let terminal = try terminal(["TERM": term])
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("jyu")
    #expect(terminal.wait(for: "This terminal has no clipboard"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    let unknown = ["_", "]", "[>", "[c", "[16t", "[?1049", "[?2004", "[?1002", "[?1006", "[?2026", "[?2031"]
    for sequence in unknown { #expect(!output.contains("\u{1b}" + sequence), "\(sequence)") }
  }

  @Test(arguments: ["unknown", "vt52"]) func `a terminal without a screen is told of other ways`(
    term: String
  ) throws {
    let terminal = try terminal(["TERM": term])
    #expect(terminal.wait(for: "browse --accessible"))
    #expect(terminal.screenText.contains("A “\(term)” terminal cannot show a full screen."))
  }

  @Test(arguments: [
    ("vt100", "VT100, according to TERM"), ("xterm-256color", "modern: all control sequences"),
  ])
  func `doctor says which control sequences a terminal gets`(term: String, words: String) throws {
    let terminal = try terminal(["TERM": term], "doctor", "--offline")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(String(decoding: terminal.output, as: UTF8.self).contains(words))
  }

  @Test func `if pictures cannot be shown, v says why`() throws {
    let terminal = try terminal(["TERM": "vt100"], "browse", "bsd00000001")
    #expect(terminal.wait(for: "LCCN"))
    terminal.send("e")
    #expect(terminal.wait(for: "page 1 of 2"))
    terminal.send("v")
    #expect(terminal.wait(for: "No scans on this terminal"))
  }

  @Test(arguments: ["xterm", "linux", "screen"])
  func `with 16 colors the selected row is in reverse and hint keys have no color`(term: String) throws {
    let terminal = try terminal(["TERM": term])
    #expect(terminal.wait(for: "1 of 479"))
    #expect(terminal.cell(2, 5).reverse)
    for column in [5, 40] {
      #expect(
        terminal.cell(2, column).foreground == .standard && terminal.cell(2, column).background == .standard)
    }
    #expect(terminal.cell(23, 1).bold && terminal.cell(23, 1).foreground == .standard)
  }

  @Test func `the terminal's cursor is on the selected row`() throws {
    let terminal = try terminal([:])
    #expect(terminal.wait(for: "1 of 479"))
    #expect(terminal.wait(until: { terminal.cursorVisible && terminal.screen.cursor == (2, 0) }))
    terminal.press(.down)
    terminal.press(.down)
    #expect(terminal.wait(until: { terminal.screen.cursor == (4, 0) }))
    terminal.send("?")
    #expect(terminal.wait(until: { !terminal.cursorVisible }), "a popup covers the list")
    terminal.send("q:")
    #expect(
      terminal.wait(until: { terminal.cursorVisible && terminal.screen.cursor == (2, 5) }),
      "in the list of commands")
  }
}
