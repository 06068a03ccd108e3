import Scenes
import TerminalUI
import TestSupport
import Testing

@testable import broadsheet

/// Keys that readers choose.
struct KeySettingsTests {
  private func settings(_ keys: [(String, [String])]) -> KeySettings {
    KeySettings(
      keys.enumerated().map { WrittenKeys(command: $1.0, keys: $1.1, file: "config.yaml", line: $0 + 2) })
  }

  private func trouble(_ keys: (String, [String])...) -> String? { settings(keys).troubles.first }

  @Test func `valid keys are accepted silently`() {
    #expect(trouble(("bookmark", ["Z"]), ("open-in-browser", ["O", "C-o"]), ("undo", ["F5", "g u"])) == nil)
    #expect(trouble(("bookmark", ["M-5", "g 5"]), ("quit", ["C-c"])) == nil)
    // Two commands swap keys.
    #expect(trouble(("bookmark", ["o"]), ("open-in-browser", ["m"])) == nil)
    // A command that loses one of several keys keeps the others.
    #expect(trouble(("bookmark", ["h"])) == nil)
    #expect(trouble(("issues", ["Enter"]), ("open", ["i"])) == nil)
  }

  @Test(arguments: [
    ("bokmark", "B", "config.yaml, line 2: no command is called “bokmark”; did you mean bookmark?"),
    ("xyzzy", "B", "config.yaml, line 2: no command is called “xyzzy”; help (?) names them all"),
    (
      "bookmark", "Ctr-x",
      "config.yaml, line 2: “Ctr-x” is not a key; keys are written j, G, C-x, M-1, F5, PgDn or g g"
    ),
    (
      "bookmark", "o",
      "config.yaml, line 2: o is the key of open-in-browser on the list; give that command another key, too"
    ),
    (
      "bookmark", "g",
      "config.yaml, line 2: g cannot be a key by itself: g g, the key of first on home, begins with it"
    ),
    ("bookmark", "C-m", "config.yaml, line 2: C-m is Enter to a terminal; write Enter"),
    ("bookmark", "Ctrl-M", "config.yaml, line 2: C-m is Enter to a terminal; write Enter"),
    ("bookmark", "g C-i", "config.yaml, line 2: C-i is Tab to a terminal; write Tab"),
    ("bookmark", "C-[", "config.yaml, line 2: C-[ is Esc to a terminal; write Esc"),
    ("quit", "Ctrl-[", "config.yaml, line 2: C-[ is Esc to a terminal; write Esc"),
    ("bookmark", "5", "config.yaml, line 2: “5” cannot be a key: 1 to 9 begin counts"),
    ("quit", "1 g", "config.yaml, line 2: “1 g” cannot be a key: 1 to 9 begin counts"),
    ("bookmark", "C-c", "config.yaml, line 2: C-c always cancels or quits; it can have no other command"),
    (
      "bookmark", "? ?",
      "config.yaml, line 2: ? ? cannot be typed: ?, which it begins with, is the key of help on home"
    ),
  ]) func `invalid keys are named with their line, and left out`(command: String, key: String, words: String)
  {
    let settings = settings([(command, [key]), ("undo", ["F5"])])
    #expect(settings.troubles == [words])
    #expect(settings.choices == KeyChoices(["undo": ["F5"]]))
  }

  @Test func `two commands of one screen cannot share a key, those of different screens can`() {
    #expect(
      trouble(("bookmark", ["F6"]), ("undo", ["F6"]))
        == "config.yaml, line 3: F6 is already the key of bookmark, on line 2")
    #expect(trouble(("go-to-title", ["Z"]), ("clip", ["Z"])) == nil)
    // A terminal sends the same for both.
    #expect(
      trouble(("quit", ["Ctrl-Q"]), ("bookmark", ["C-q"]))
        == "config.yaml, line 3: C-q is already the key of quit, on line 2")
  }

  @Test func `every mistake of a line is named, and its other keys work`() {
    let settings = settings([("bookmark", ["F99", "C-", "C-m", "F6"]), ("undo", ["F6", "F7"])])
    #expect(
      settings.troubles == [
        "config.yaml, line 2: “F99” is not a key; keys are written j, G, C-x, M-1, F5, PgDn or g g",
        "config.yaml, line 2: “C-” is not a key; keys are written j, G, C-x, M-1, F5, PgDn or g g",
        "config.yaml, line 2: C-m is Enter to a terminal; write Enter",
        "config.yaml, line 3: F6 is already the key of bookmark, on line 2",
      ])
    #expect(settings.choices == KeyChoices(["bookmark": ["F6"], "undo": ["F7"]]))
    #expect(settings.commandCount == 2)
  }

  @Test func `commands on the same line cannot share a key either`() {
    let written = ["bookmark", "undo"].map {
      WrittenKeys(command: $0, keys: ["F6"], file: "config.yaml", line: 2)
    }
    let settings = KeySettings(written)
    #expect(settings.troubles == ["config.yaml, line 2: F6 is already the key of bookmark, on line 2"])
    #expect(settings.choices == KeyChoices(["bookmark": ["F6"]]))
  }

  /// Drives the whole table: each command of each screen by a custom key, and by its original ones.
  @Test func `every command can be given a key, and keeps its original ones`() {
    let commands = Set(
      (KeyTables.screens.flatMap(\.bindings) + KeyTables.everywhere).map(\.command.description)
    ).sorted()
    let written = commands.enumerated().map { number, name in
      (
        name,
        [
          "M-\(Character(UnicodeScalar(97 + UInt8(number / 26)))) \(Character(UnicodeScalar(97 + UInt8(number % 26))))"
        ]
      )
    }
    let settings = settings(written)
    #expect(settings.troubles == [] && commands.count > 100)
    for screen in KeyTables.screens {
      let usual = screen.bindings + KeyTables.everywhere
      let bindings = settings.choices.applied(to: usual)
      for (own, new) in zip(usual, bindings) {
        #expect(new.keys.count == own.keys.count + 1 && Array(new.keys.dropFirst()) == own.keys)
        var map = KeyMap(bindings)
        let typed = new.keys[0].keys.map { map.resolve($0) }
        #expect(typed.last == .command(own.command, count: nil), "\(own.command) on \(screen.name)")
      }
    }
  }
}

/// The same on a terminal.
@OwnThread struct ChosenKeysTests {
  @Test
  func `custom keys work and appear in hints and help, and a mistake is reported while the others work`()
    throws
  {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    try program.configure("keys:\n  sort: o\n  open-in-browser: O\n  filter: Ctr-f\n  help: F1\n")
    let terminal = try program.browse("browse", "--list", rows: 30, columns: 100)
    #expect(terminal.wait(for: "“Ctr-f” is not a key"))
    #expect(terminal.line(29).contains("o sort") && terminal.line(29).contains("F1 keys"))
    terminal.send("o")
    #expect(terminal.wait(for: "First year, earliest first"))
    terminal.press(.escape)
    // What is typed right after Esc would count as typed with Alt.
    #expect(terminal.wait(until: { !terminal.screenText.contains("First year, earliest first") }))
    terminal.send(":sor")
    #expect(terminal.wait(for: "▸ sort"))
    terminal.press(.escape)
    #expect(terminal.wait(for: "F1 keys"))
    terminal.send("?")
    #expect(terminal.wait(for: "In “Newspapers”") && terminal.screenText.contains(" o s "))
    terminal.send("Q")
    #expect(terminal.exitStatus() == .exited(0))
  }

  @Test func `doctor names every mistake`() async throws {
    let program = try Program(["BROADSHEET_SOURCE": "offline"])
    try program.configure("keys: {bokmark: B, sort: g, undo: F5}\n")
    let outcome = try await program.run("doctor")
    #expect(
      outcome.output.contains("did you mean bookmark?")
        && outcome.output.contains("cannot be a key by itself"),
      "\(outcome)")
    #expect(outcome.output.contains("your own for 1 command"), "\(outcome)")
  }
}
