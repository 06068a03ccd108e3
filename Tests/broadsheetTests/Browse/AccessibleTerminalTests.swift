import TestSupport
import Testing

/// Accessible mode on a terminal.
@OwnThread struct AccessibleTerminalTests {
  @Test(arguments: [
    ([], ["TERM": "dumb"]), (["--accessible"], [:]), ([], ["BROADSHEET_ACCESSIBLE": "yes"]),
  ])
  func `only lines are printed`(arguments: [String], environment: [String: String]) throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"].merging(environment) { $1 })
    let terminal = try program.browse(["browse", "--list"] + arguments, rows: 60, columns: 160)
    #expect(terminal.wait(for: "bookmark, q quit, h help."))
    terminal.send("/boise\n")
    #expect(terminal.wait(for: "1. Boise news. Bannock City, Idaho."))
    terminal.send("q\n")
    #expect(terminal.exitStatus() == .exited(0))
    // The terminal itself adds carriage returns, and echoes what is typed.
    #expect(!terminal.output.contains { $0 < 0x20 && $0 != 0x0a && $0 != 0x0d || $0 == 0x7f })
    #expect(!terminal.isAlternateScreen)
  }

  @Test func `a setting turns it on, but not where a screen is requested`() throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    try program.configure("accessible: yes\nglyphs: ascii\n")
    let lines = try program.browse()
    #expect(lines.wait(for: "h help.") && !lines.isAlternateScreen)
    lines.send("q\n")
    #expect(lines.exitStatus() == .exited(0))
    try program.configure("glyphs: ascii\n")
    let screen = try program.browse("browse", "--list")
    #expect(screen.wait(for: "1 of 479") && screen.line(2).hasPrefix("> "))
  }

  @Test func `Ctrl-C quits, and the shell learns of it`() throws {
    let terminal = try Program(["BROADSHEET_SOURCE": "offline"]).browse("browse", "--accessible")
    #expect(terminal.wait(for: "h help."))
    terminal.send("\u{3}")
    #expect(terminal.exitStatus() == .exited(130))
  }
}
