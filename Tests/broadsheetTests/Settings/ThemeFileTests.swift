import Foundation
import Terminal
import TerminalUI
import TestSupport
import Testing
import Text

@testable import broadsheet

/// What a reader's themes contain, and what is said about invalid ones.
struct ThemeFileTests {
  private let home = TemporaryFolder()
  private var folder: ThemeFolder { ThemeFolder(path: home.path) }

  private func write(_ text: String, _ name: String = "evening") throws {
    try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(home.path)/\(name).yaml"))
  }

  private func theme(_ text: String) throws -> Theme {
    try write(text)
    return try folder.theme("evening").theme
  }

  @Test func `the manual's syntax is understood`() throws {
    let theme = try theme(ThemeTexts.example.joined(separator: "\n"))
    #expect(theme.isPainted && theme.ground == Color(hex: 0x10161c))
    #expect(theme[.text].foreground == Color(hex: 0xd8dade))
    #expect(theme[.absent] == Style(Color(hex: 0xff8f7d), on: Color(hex: 0x10161c), .bold))
    #expect(theme[.selection] == Style(Color(hex: 0x1b2a3a), on: Color(hex: 0xe0a83e), .bold))
    #expect(theme[.link].foreground == Theme.dark[.link].foreground)
  }

  @Test(arguments: [("yes", true), ("On", true), ("false", false), ("off", false)])
  func `paint is yes or no in any of YAML's words`(word: String, isPainted: Bool) throws {
    #expect(try theme("ground: 16\npaint: \(word)").isPainted == isPainted)
  }

  @Test func `a row's second role follows the row's, so that they match`() throws {
    let row = try theme("roles: { selection: { color: 16, on: 214 } }")
    #expect(row[.selectionMuted] == Style(.indexed(16), on: .indexed(214)))
    #expect(row[.selection] == Style(.indexed(16), on: .indexed(214), .bold))
    let own = try theme("roles: { selection: { color: 16, on: 214 }, selectionMuted: { color: 17 } }")
    #expect(own[.selectionMuted].foreground == .indexed(17))
  }

  @Test func `the first role of a family changes those that are not named`() throws {
    let theme = try theme("roles: { accent: 200, promptLabel: { color: 201, style: italic } }")
    #expect(theme[.accent] == Style(.indexed(200)))
    #expect(theme[.hintKey] == Style(.indexed(200), on: .standard, .bold))
    #expect(theme[.promptLabel] == Style(.indexed(201), on: .standard, .italic))
    #expect(theme[.bookmark] == Theme.dark[.bookmark])
  }

  @Test func `an empty theme is dark, and one theme can extend another`() throws {
    #expect(try theme("# nothing yet\n")[.text] == Theme.dark[.text])
    try write("extends: mono\nroles: { text: 3 }\n", "base")
    let theme = try theme("extends: base\nroles: { note: default }\n")
    #expect(theme[.text] == Style(.indexed(3)) && theme[.note] == .plain && theme.needsOnlySixteen)
    let guide = ThemeGuide(.always(theme), depth: .ansi16, environment: [:])
    #expect(guide.theme == theme)
  }

  static let faults = [
    ("rolls: {}", "line 1: no key “rolls”. Did you mean “roles”?"),
    ("extends: dark\nroles:\n  txt: 3", "line 3: no role “txt”. Did you mean “text”?"),
    ("roles:\n  text: { colour: 3 }", "line 2: no key “colour”. Did you mean “color”?"),
    (
      "roles:\n  text: { style: [bold, underlined] }",
      "line 2: no style “underlined”. Did you mean “underline”?"
    ),
    ("colors: { brass: \"#e0a83e\" }\nroles:\n  accent: bras", "line 3: “bras” is not a color"),
    ("colors: { brass: \"#e0a83e\" }\nroles:\n  accent: bras", "Did you mean “brass”?"),
    ("roles: { text: \"#12345\" }", "“#12345” is not a color"),
    ("roles: { text: 256 }", "“256” is not a color"),
    ("roles: { text: \"#+12345\" }", "is not a color"), ("roles: { text: -1 }", "“-1” is not a color"),
    ("roles:\n  text: #d8dade", "line 2: text has no value; a color with # is written in quotes"),
    ("colors: { ink: 3, paper: ink }", "line 1: “ink” is not a color"),
    ("colors: { default: 3 }", "“default” is a color already"), ("colors: 3", "colors takes no value itself"),
    ("roles: [text]", "roles takes no value itself"), ("roles: { text: [1, 2] }", "text is a list"),
    ("paint: perhaps", "line 1: paint is “perhaps”; it must be yes or no"),
    ("name: morning", "line 1: the name is “morning”, but the file is called evening.yaml"),
    ("extends: dusk", "line 1: extends names no theme: “dusk”. The themes are dark, light"),
    ("extends: evenings", "line 1: extends names no theme: “evenings”. The themes are dark, light"),
    ("extends: auto", "line 1: extends names no theme: “auto” only chooses one. Use dark or light."),
    ("extends: lihgt", "Did you mean “light”?"),
    ("\n\nextends: evening", "line 3: extends is circular: evening → evening"),
    ("extends: ../config", "extends names no theme"),
    (
      "roles:\n  text: 3\n  selection: { color: 3, on: default, style: bold }",
      "line 3: selection looks like text: nothing would tell them apart"
    ),
    ("roles: { issue: 3, absent: 3 }", "line 1: absent looks like issue"),
    ("- text", "has no roles: write one per line"), ("roles: {text: 3", "this is not valid YAML"),
    ("roles: {text: 3, text: 4}", "text is set twice"),
  ]

  @Test(arguments: faults) func `a mistake is reported with its line and the nearest name`(
    text: String, words: String
  ) {
    let error = #expect(throws: SettingsError.self) { try theme(text) }
    #expect(error?.exitCode == 65 && error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("evening.yaml") == true)
  }

  @Test func `a cycle, a long chain and a long file are refused`() throws {
    try write("extends: evening", "dusk")
    #expect(throws: SettingsError.self) { try theme("extends: dusk") }
    for (name, next) in [("one", "two"), ("two", "three"), ("three", "four"), ("four", "dark")] {
      try write("extends: \(next)", name)
    }
    #expect(throws: Never.self) { try folder.theme("one") }
    let chain = #expect(throws: SettingsError.self) { try theme("extends: one") }
    #expect(chain?.message.contains("more than 4 files") == true)
    let long = #expect(throws: SettingsError.self) {
      try theme(String(repeating: "# x\n", count: 1 << 14) + "#")
    }
    #expect(long?.message.hasSuffix("longer than 64 KB") == true)
  }

  @Test func `contrasts are computed on the background, or on those that dark and light are for`() throws {
    _ = try theme("roles: { text: \"#777777\", frame: \"#777777\" }")
    let faults = ThemeContrast(try folder.theme("evening")).faults
    #expect(faults.map(\.role) == [.text, .heading, .prompt, .issue, .frame])
    // On Nord's background, the worse of the two; computed in Python.
    #expect(faults.first.map { abs($0.ratio - 2.79) < 0.01 } == true, "\(faults)")
    _ = try theme("ground: \"#000000\"\nroles: { muted: \"#777777\" }")
    #expect(
      ThemeContrast(try folder.theme("evening")).faults.filter { $0.role == .muted }.count == 1, "in popups")
    _ = try theme("extends: mono")
    #expect(ThemeContrast(try folder.theme("evening")).faults.isEmpty, "nobody can know")
    for name in ["dark", "light", "contrast-dark", "contrast-light"] {
      #expect(ThemeContrast(try folder.theme(name)).faults.isEmpty, "\(name)")
    }
  }
}
