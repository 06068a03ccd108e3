import Foundation
import TestSupport
import Testing

/// The colors of the built program on a real terminal. libvterm does not report its background, so tests
/// answer for it.
@OwnThread struct ThemeScreenTests {
  private let program: Program

  init() throws {
    program = try Program(["BROADSHEET_SOURCE": "offline", "COLORTERM": "truecolor"])
  }

  private static let white = "\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\"
  private static let (dark, light) = (VirtualCell.Color.rgb(34, 48, 63), VirtualCell.Color.rgb(223, 228, 233))

  /// The color of the title line.
  private func bar(of terminal: VirtualTerminal) -> VirtualCell.Color { terminal.cell(0, 70).background }

  private func start(_ arguments: String..., adding environment: [String: String] = [:]) throws
    -> VirtualTerminal
  {
    var program = program
    program.environment.merge(environment) { $1 }
    let terminal = try program.browse(["browse", "--list"] + arguments)
    #expect(terminal.wait(for: "1 of 479"))
    return terminal
  }

  @Test func `it asks for the background after the first frame, and follows its changes`() throws {
    let terminal = try start()
    #expect(bar(of: terminal) == .standard && terminal.cell(0, 70).reverse, "nothing is known yet")
    let output = String(decoding: terminal.output, as: UTF8.self)
    let question = try #require(output.firstRange(of: "\u{1b}]11;?"))
    #expect(output[..<question.lowerBound].contains("Broadsheet"))
    #expect(output.contains("\u{1b}[?2031h"))
    terminal.send(ThemeScreenTests.white)
    #expect(terminal.wait(until: { bar(of: terminal) == ThemeScreenTests.light }))
    terminal.send("\u{1b}[?997;1n")
    #expect(terminal.wait(until: { bar(of: terminal) == ThemeScreenTests.dark }))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1b}[?2031l"))
  }

  @Test func `the first frame uses the terminal's last background`() throws {
    let first = try start()
    first.send(ThemeScreenTests.white)
    #expect(first.wait(until: { bar(of: first) == ThemeScreenTests.light }))
    first.send("Q")
    #expect(first.exitStatus() == .exited(0))
    #expect(try program.files(in: ".local/state/broadsheet").contains("grounds"))
    let terminal = try start()
    let output = String(decoding: terminal.output, as: UTF8.self)
    let question = try #require(output.firstRange(of: "\u{1b}]11;?"))
    #expect(output[..<question.lowerBound].contains("48;2;223;228;233"))
    let other = try start(adding: ["TERM": "screen-256color"])
    #expect(bar(of: other) == .standard, "another terminal may be dark")
    #expect(!String(decoding: other.output, as: UTF8.self).contains("\u{1b}]11;?"), "screen would show it")
  }

  @Test func `it can be set by option, file or environment`() throws {
    #expect(bar(of: try start("--theme", "light")) == ThemeScreenTests.light)
    #expect(bar(of: try start(adding: ["BROADSHEET_THEME": "light"])) == ThemeScreenTests.light)
    #expect(bar(of: try start(adding: ["COLORFGBG": "0;15"])) == ThemeScreenTests.light)
    try program.configure("theme: contrast-light\n")
    let terminal = try start()
    #expect(bar(of: terminal) == .rgb(0, 0, 0))
    #expect(terminal.cell(12, 79).background == .rgb(255, 255, 255), "the ground is painted")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1b}]11;?"))
    terminal.send("?")
    #expect(terminal.wait(for: "open the newspaper"))
    #expect(terminal.cell(12, 40).background == .rgb(255, 255, 255))
    #expect(bar(of: try start("--theme", "dark")) == ThemeScreenTests.dark)
  }

  @Test func `NO_COLOR removes every color`() throws {
    let terminal = try start("--theme", "light", adding: ["NO_COLOR": "1"])
    #expect(terminal.cell(0, 70).reverse && terminal.cell(0, 70).background == .standard)
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.matches(of: /\u{1b}\[[0-9;]*[34]8;/).isEmpty)
  }

  @Test func `an unknown theme is an error that names the existing ones`() async throws {
    let option = try program.browse("browse", "--theme", "lihgt")
    #expect(option.wait(for: "no theme “lihgt”. Did you mean “light”?"))
    #expect(option.exitStatus() == .exited(64))
    try program.configure("theme: e/ning\n")
    let setting = try await program.run("list")
    #expect(setting.exitCode == 64)
    #expect(
      setting.errors.contains("line 1: theme is “e/ning”; it must be auto, dark, light"), "\(setting.errors)"
    )
  }

  @Test(arguments: [
    (nil, "no theme “evening”"), ("roles: { txt: default }\n", "no role “txt”. Did you mean “text”?"),
  ])
  func `an unusable custom theme is reported, and the rest works`(
    file: String?, words: String
  ) throws {
    try program.configure("theme: evening\n")
    if let file { try program.write(Data(file.utf8), to: ".config/broadsheet/themes/evening.yaml") }
    let terminal = try program.browse(["browse", "--list"], columns: 160)
    #expect(terminal.wait(for: "1 of 479"))
    /// Without line breaks.
    var text: String { terminal.screenText.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(terminal.wait(until: { text.contains(words) }) && text.contains("✗ The theme is auto"))
    terminal.send(ThemeScreenTests.white)
    #expect(terminal.wait(until: { bar(of: terminal) == ThemeScreenTests.light }))
    terminal.press(.down)
    #expect(terminal.wait(for: "2 of 479") && !text.contains(words))
  }

  @Test func `a custom theme colors the screens`() throws {
    let file =
      "extends: light\nground: \"#ffeedd\"\npaint: yes\nroles: { bar: { on: \"#102030\", color: 15 } }\n"
    try program.write(Data(file.utf8), to: ".config/broadsheet/themes/evening.yaml")
    let terminal = try start("--theme", "evening")
    #expect(bar(of: terminal) == .rgb(16, 32, 48))
    #expect(terminal.cell(12, 79).background == .rgb(255, 238, 221))
  }
}
