import Foundation
import TestSupport
import Testing

/// Tabs on a real terminal.
@OwnThread struct TabsTests {
  private func browse(_ more: String..., rows: Int = 24, columns: Int = 120) throws -> VirtualTerminal {
    let terminal = try Program(["BROADSHEET_SOURCE": "offline"]).browse(
      ["browse", "bsd00000001"] + more, rows: rows, columns: columns)
    #expect(terminal.wait(for: "Specimen"))
    return terminal
  }

  /// The calendar in the first tab, and pages of two issues in others.
  private func withPages(_ terminal: VirtualTerminal) {
    terminal.send("iT")
    #expect(terminal.wait(for: "page 1 of 2"))
    terminal.send("\u{1b}1nT")
    #expect(terminal.wait { terminal.line(0).contains("[3 ") && terminal.screenText.contains("page 1 of 1") })
  }

  @Test func `pages are opened in tabs, selected by digits, and closed`() throws {
    let terminal = try browse("--images", "none")
    withPages(terminal)
    let third = terminal.screenText
    terminal.send("\u{1b}2")
    #expect(terminal.wait { terminal.line(0).contains("[2 The D") })
    #expect(terminal.line(0).contains(" 3 The D") && terminal.screenText.contains("page 1 of 2"))
    terminal.send("\u{1b}3")
    #expect(terminal.wait { terminal.screenText == third })
    terminal.resize(rows: 20, columns: 60)
    #expect(terminal.wait { terminal.line(0).contains("‹2 [3 The") })
    terminal.resize(rows: 24, columns: 120)
    #expect(terminal.wait { terminal.screenText == third })
    terminal.send("\u{1b}2gq")
    #expect(terminal.wait(for: "Tab closed; gr reopens it"))
    #expect(terminal.line(0).contains("[1 Issues") && !terminal.line(0).contains(" 3 "))
    terminal.send("gr")
    #expect(terminal.wait { terminal.line(0).contains("[2 ") && terminal.line(0).contains(" 3 ") })
    terminal.send(":close\r:close\r")
    #expect(terminal.wait { !terminal.line(0).contains("1 Issues") })
    terminal.send(":close\r")
    #expect(terminal.wait(for: "This is the only tab; Q quits"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  /// How a picture is placed, and how it is removed: pixel pictures vanish when something is written over
  /// them.
  nonisolated private static let protocols = [
    ("kitty", "a=p", "a=d,d="), ("sixel", "\u{1b}P", nil),
  ]

  @Test(arguments: protocols)
  func `a hidden tab's picture is removed, and comes back with it`(
    name: String, placing: String, removing: String?
  ) throws {
    let terminal = try browse("--images", name, columns: 80)
    withPages(terminal)
    func count(_ bytes: String) -> Int {
      Data(terminal.output).split(separator: Data(bytes.utf8)[...], omittingEmptySubsequences: false).count
    }
    let before = count(placing)
    terminal.send("v")
    #expect(terminal.wait { count(placing) > before })
    let removed = removing.map(count)
    terminal.send("\u{1b}2")
    #expect(
      terminal.wait {
        terminal.line(0).contains("[2") && terminal.screenText.contains("page 1 of 2")
          && removing.map(count) ?? 1 > removed ?? 0
      })
    let shown = count(placing)
    terminal.send("\u{1b}3")
    #expect(terminal.wait { terminal.line(0).contains("[3") && count(placing) > shown })
    terminal.send("gq")
    #expect(
      terminal.wait { terminal.line(0).contains("[1") && removing.map(count) ?? 1 > (removed ?? -1) + 1 })
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `accessible mode says which tab it is`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    let lines = try await program.answers(
      to: ["T 3", "tab 1", "g2", "close", "tab 1", "reopen-tab", "tab", "b", "q"], ["--list"], isWhole: true)
    #expect(lines.contains { $0.hasPrefix("Tab 2 of 2. ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Tab 1 of 2. Newspapers, 479") }, "\(lines)")
    #expect(lines.count { $0.hasPrefix("Tab 2 of 2. ") } == 3, "opened, gone to, reopened: \(lines)")
    #expect(lines.count { $0.hasPrefix("Tab 1 of 2. ") } == 2, "gone to, and back: \(lines)")
    #expect(lines.contains("Tab closed; gr reopens it."), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Which tab? Type its number, too: tab 2") }, "\(lines)")
  }
}
