import Foundation
import Glibc
import TestSupport
import Testing

/// The built program on a real terminal.
@OwnThread struct BrowseTests {
  private func offline(_ arguments: String..., rows: Int = 24, columns: Int = 80) throws -> VirtualTerminal {
    try Program(["BROADSHEET_SOURCE": "offline"]).browse("browse", "--list", rows: rows, columns: columns)
  }

  private func key(_ character: Unicode.Scalar) -> VirtualKey { .character(character) }

  @Test func `it starts, scrolls, opens, goes back and quits`() throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    #expect(terminal.isAlternateScreen)
    for _ in 0..<30 { terminal.press(.down) }
    #expect(terminal.wait(for: "31 of 479"))
    terminal.press(.enter)
    #expect(terminal.wait(for: "Publisher"))
    #expect(terminal.line(0).contains("Newspapers ›"))
    terminal.press(.escape)
    #expect(terminal.wait(for: "31 of 479"))
    terminal.press(.end)
    #expect(terminal.wait(for: "479 of 479"))
    terminal.send("q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(terminal.wait(until: { !terminal.isAlternateScreen && terminal.cursorVisible }))
  }

  @Test func `the mouse scrolls, selects and opens`() throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.wheel(isDown: true, row: 10, column: 10)
    #expect(terminal.wait(for: "4 of 479"))
    terminal.click(row: 6, column: 10)
    #expect(terminal.wait(for: "8 of 479"))
    terminal.click(row: 6, column: 10)
    #expect(terminal.wait(for: "Publisher"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test(arguments: [
    (["browse", "--list", "--no-mouse"], [:]), (["--no-mouse"], ["BROADSHEET_START": "newspapers"]),
    (["browse", "--list"], ["BROADSHEET_MOUSE": "no"]),
  ])
  func `the mouse can be left to the terminal`(arguments: [String], environment: [String: String]) throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"].merging(environment) { $1 })
    let terminal = try program.browse(arguments)
    #expect(terminal.wait(for: "1 of 479"))
    terminal.wheel(isDown: true, row: 10, column: 10)
    terminal.press(.down)
    #expect(terminal.wait(for: "2 of 479"))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1b}[?1002h"))
  }

  @Test func `it finds while the reader types`() throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("/milw leader")
    #expect(terminal.wait(for: "1 of 1"))
    #expect(terminal.line(2).contains("The Milwaukee leader"))
    #expect(terminal.cursorVisible)
    terminal.press(.enter)
    #expect(
      terminal.wait(until: { terminal.line(0).contains("“milw leader”") && terminal.screen.cursor.row == 2 }))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `its requests are logged, in a folder that it makes`() throws {
    let program = try Program()
    let terminal = try program.browse("browse", "--list", "--verbose")
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(terminal.wait(for: "requests are logged in"))
    #expect(try program.files(in: ".local/state/broadsheet").contains("log"))
  }

  @Test func `it filters by state`() throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("f")
    #expect(terminal.wait(for: "Decade"))
    terminal.send("oregon\r")
    #expect(terminal.wait(for: "Newspapers · Oregon"))
    #expect(terminal.wait(for: "1 of 9"))
    #expect(terminal.line(0).contains("Newspapers · Oregon"))
  }

  @Test func `it follows the size of the terminal`() throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.resize(rows: 30, columns: 120)
    #expect(terminal.wait(for: "Publisher"), "at 120 columns or more the newspaper is shown beside it")
    #expect(terminal.line(28).contains("1 of 479"))
    terminal.resize(rows: 10, columns: 40)
    #expect(terminal.wait(until: { terminal.line(8).contains("1 of 479") }))
  }

  @Test func `on a terminal a list is a table that fits`() throws {
    let terminal = try Program().browse(
      "list", "--source", "offline", "--state", "Oregon", rows: 24, columns: 80)
    #expect(terminal.exitStatus() == .exited(0))
    #expect(terminal.line(0).hasPrefix("LCCN        TITLE"))
    #expect(terminal.screenText.contains("page 1 of 1, 9 newspapers"))
    #expect(terminal.line(10).hasPrefix("page 1"), "no row is wider than the terminal")
  }

  @Test func `a newspaper can be named at the start`() throws {
    let terminal = try Program(["BROADSHEET_SOURCE": "offline"]).browse("browse", "sn83030214")
    #expect(terminal.wait(for: "Newspapers › New-York tribune"))
  }

  @Test func `without a network the catalog opens, with the reason`() throws {
    let terminal = try Program().browse("browse", "--list", rows: 24, columns: 160)
    #expect(terminal.wait(for: "1 of 479"))
    #expect(
      terminal.wait(until: { terminal.line(22).contains("cannot be reached: the connection was refused") }))
    terminal.resize(rows: 24, columns: 80)
    #expect(terminal.wait(until: { terminal.line(22).hasSuffix("1 of 479") }))
    let lines = (20...21).map { terminal.line($0) }.joined()
    #expect(lines.contains("cannot be reached: the connection was refused; showing the starter"), "\(lines)")
    #expect(!lines.contains("…") && !terminal.line(22).contains("cannot"), "it has lines of its own")
  }

  @Test func `a named source that fails suggests what to do`() throws {
    let terminal = try Program().browse("browse", "--list", "--source", "http://127.0.0.1:1")
    #expect(terminal.wait(for: "✗ 127.0.0.1:1 cannot be reached"))
    #expect(terminal.wait(for: "Press R to retry"))
    terminal.send("q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal leaves the terminal as it was`(signal: Int32) throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.terminate(signal)
    #expect(terminal.exitStatus() == .exited(128 + signal))
    #expect(terminal.wait(until: { !terminal.isAlternateScreen && terminal.cursorVisible }))
  }

  @Test func `Control-C leaves`() throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == .exited(130))
  }

  @Test func `an unknown terminal is refused with advice`() throws {
    let terminal = try Program(["TERM": ""]).browse("browse")
    #expect(terminal.exitStatus() == .exited(64))
    #expect(terminal.screenText.contains("TERM is not set"))
    #expect(terminal.screenText.contains("browse --accessible” reads and prints lines"))
  }

  @Test func `without colors the selected row is still marked`() throws {
    let terminal = try Program(["BROADSHEET_SOURCE": "offline", "NO_COLOR": "1"]).browse("browse", "--list")
    #expect(terminal.wait(for: "1 of 479"))
    #expect(terminal.cell(2, 5).reverse)
    #expect(terminal.cell(2, 5).foreground == .standard && terminal.cell(2, 5).background == .standard)
    #expect(terminal.line(2).hasPrefix("▸ "))
  }

  @Test func `combining marks do not move the columns`() throws {
    let terminal = try offline()
    #expect(terminal.wait(for: "1 of 479"))
    terminal.send("/svobodna")
    #expect(terminal.wait(for: "Svobodna"))
    let header = terminal.line(1)
    let column = try #require(header.range(of: "Place")).lowerBound
    let offset = header.distance(from: header.startIndex, to: column)
    #expect(terminal.cell(2, offset).text != " " && terminal.cell(2, offset - 1).text.trimmingSpaces.isEmpty)
  }
}

extension String {
  fileprivate var trimmingSpaces: String { filter { $0 != " " } }
}
