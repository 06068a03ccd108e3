import Foundation
import TestSupport
import Testing

struct ThemeCommandTests {
  private let program: Program
  private let path = ".config/broadsheet/themes/evening.yaml"

  init() throws { program = try Program() }

  private func write(_ text: String, to path: String? = nil) throws {
    try program.write(Data(text.utf8), to: path ?? self.path)
  }

  @Test func `list names all themes, and what is wrong with them`() async throws {
    try write("extends: light\n")
    try write("roles: { txt: 1 }\n", to: ".config/broadsheet/themes/odd.yaml")
    for name in ["Not a Name", "dark", "auto"] { try write("", to: ".config/broadsheet/themes/\(name).yaml") }
    let list = try await program.run("theme")
    #expect(list.exitCode == 0 && list.errors.isEmpty)
    let rows = list.lines.map { $0.split(separator: "\t").map(String.init) }
    #expect(
      rows.map(\.[0]) == [
        "auto", "dark", "light", "sixteen", "contrast-dark", "contrast-light", "mono", "evening", "odd",
        "Not a Name.yaml", "auto.yaml", "dark.yaml",
      ])
    #expect(
      rows[9][1].hasPrefix("✗ ") && rows[9][1].hasSuffix("“Not a Name” cannot be the name of a theme"))
    #expect(rows[11][1].hasSuffix("/dark.yaml: “dark” cannot be the name of a theme"))
    #expect(rows[7][1].hasSuffix(path))
    #expect(rows[8][1].hasPrefix("✗ ") && rows[8][1].hasSuffix("line 1: no role “txt”. Did you mean “text”?"))
  }

  @Test func `a link that leads nowhere is a theme that cannot be read`() async throws {
    try write("extends: adrift\n")
    let file = program.home.appending(path: ".config/broadsheet/themes/adrift.yaml").path
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/nonexistent/a.yaml")
    let words = "cannot read \(file): No such file or directory"
    let rows = try await program.run("theme", "list").lines.filter { $0.contains("✗") }
    #expect(rows == ["adrift\t✗ \(words)", "evening\t✗ \(words)"])
    let shown = try await program.run("theme", "show", "adrift")
    #expect(shown.exitCode == 74 && shown.errors.contains(words) && !shown.errors.contains("Did you mean"))
  }

  @Test func `show lists every role of a theme`() async throws {
    try write("roles: { text: \"#ffffff\" }\n")
    let shown = try await program.run("theme", "show", "evening")
    #expect(shown.exitCode == 0 && shown.lines.count == 50)
    #expect(shown.lines[0] == "role\tcolor\ton\tstyle\tcontrast")
    #expect(shown.lines[2].hasPrefix("heading\t#ffffff\tdefault\tbold\t"), "\(shown.lines[2])")
    #expect(shown.lines.contains { $0.hasPrefix("selection\t#1b2a3a\t#e4be6e\tbold\t8.") })
    #expect(try await program.run("theme", "show").lines.contains("error\tdefault\tdefault\tbold\t"))
    let none = try await program.run("theme", "show", "evenin")
    #expect(none.exitCode == 64 && none.errors.contains("no theme “evenin”. Did you mean “evening”?"))
  }

  @OwnThread @Test func `on a terminal, each role is shown in its own colors`() throws {
    var program = program
    program.environment["COLORTERM"] = "truecolor"
    let terminal = try program.browse("theme", "show", "dark", rows: 60, columns: 100)
    #expect(terminal.exitStatus() == .exited(0))
    let row = try #require((0..<60).first { terminal.line($0).hasPrefix("barError ") })
    #expect(terminal.cell(row, 2).foreground == .rgb(255, 161, 147) && terminal.cell(row, 2).bold)
    #expect(terminal.cell(row, 2).background == .rgb(34, 48, 63))
    #expect(terminal.cell(row, 30).background == .standard)
  }

  @Test func `check names each mistake once, and accepts a theme's name instead of a file`() async throws {
    try write("extends: drak\ncolors: { brass: \"#e0a83g\" }\nroles: { accent: brass }\n")
    let check = try await program.run("theme", "check", "evening")
    let mistakes = check.errors.split(separator: "\n").filter { $0.contains(", line ") }
    #expect(check.exitCode == 65 && mistakes.count == 2, "\(check.errors)")
    #expect(check.errors.contains("“#e0a83g” is not a color"), "\(check.errors)")
    #expect(check.errors.contains("“drak”. Did you mean “dark”?"), "\(check.errors)")
    #expect(!check.errors.contains("“brass”"), "\(check.errors)")
    let none = try await program.run("theme", "check", "morning")
    #expect(none.errors.contains("themes/morning.yaml: No such file or directory"), "\(none.errors)")
  }

  @Test func `check finds mistakes, and with strict, also colors that are hard to read`() async throws {
    let file = program.home.appending(path: path).path
    try write("extends: light\nroles: { muted: \"#999999\" }\n")
    let faint = try await program.run("theme", "check", file)
    #expect(faint.exitCode == 0 && faint.output.hasPrefix("evening: no mistakes; the least contrast is 2."))
    #expect(faint.errors.contains("evening.yaml: muted has a contrast of 2."), "\(faint.errors)")
    #expect(try await program.run("theme", "check", "--strict", file).exitCode == 65)
    try write("extends: light\n")
    let fine = try await program.run("theme", "check", "--strict", file)
    #expect(fine.exitCode == 0 && fine.errors.isEmpty, "\(fine.errors)")
    try write("roles:\n  absnt: 3\n")
    let wrong = try await program.run("theme", "check", file)
    #expect(wrong.exitCode == 65 && wrong.errors.contains("line 2: no role “absnt”. Did you mean “absent”?"))
    #expect(wrong.output.isEmpty)
    try write(
      "extends: 3\npaint: maybe\ncolors: { ink: blu }\nroles: { txt: 1, link: { color: x, styl: bold } }\n")
    let all = try await program.run("theme", "check", file)
    for words in [
      "line 2: paint is", "line 3: “blu” is not", "no role “txt”", "“x” is not a color", "no key “styl”",
    ] {
      #expect(all.errors.contains(words), "\(words) in \(all)")
    }
    #expect(all.exitCode == 65 && all.output.isEmpty)
    #expect(try await program.run("theme", "check", file + ".not").exitCode == 65)
    try write("", to: "themes/dark.yaml")
    let taken = try await program.run("theme", "check", program.home.appending(path: "themes/dark.yaml").path)
    #expect(taken.exitCode == 65 && taken.errors.contains("“dark” cannot be the name of a theme"))
    #expect(try await program.run("theme", "check", "/nonexistent/a.yaml").exitCode == 74)
  }
}
