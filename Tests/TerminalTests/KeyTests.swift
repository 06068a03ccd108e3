import Terminal
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("j", Key(.character("j")), "j"), ("G", Key(.character("G")), "G"), ("-", Key(.character("-")), "-"),
    ("C-n", Key(.character("n"), .control), "Ctrl-N"), ("M-x", Key(.character("x"), .alt), "Alt-x"),
    ("C--", Key(.character("-"), .control), "Ctrl--"), ("Enter", Key(.enter), "Enter"),
    ("Esc", Key(.escape), "Esc"),
    ("PgDn", Key(.pageDown), "PgDn"), ("PgUp", Key(.pageUp), "PgUp"), ("Up", Key(.up), "↑"),
    ("Down", Key(.down), "↓"),
    ("Left", Key(.left), "←"), ("Right", Key(.right), "→"), ("Home", Key(.home), "Home"),
    ("End", Key(.end), "End"),
    ("Space", Key(.character(" ")), "Space"), ("C-Space", Key(.character(" "), .control), "Ctrl-Space"),
    ("Tab", Key(.tab), "Tab"), ("S-Tab", Key(.backTab), "Shift-Tab"),
    ("Backspace", Key(.backspace), "Backspace"),
    ("Delete", Key(.delete), "Delete"), ("Insert", Key(.insert), "Insert"), ("F1", Key(.function(1)), "F1"),
    ("F12", Key(.function(12)), "F12"), ("C-Up", Key(.up, .control), "Ctrl-↑"),
    ("F", Key(.character("F")), "F"),
    ("C-M-S-Left", Key(.left, [.control, .alt, .shift]), "Ctrl-Alt-Shift-←"),
    ("日", Key(.character("日")), "日"),
  ])
  func `is written in its notation`(notation: String, key: Key, label: String) {
    #expect(Key(notation: notation) == key)
    #expect(key.description == notation)
    #expect(key.label == label)
  }

  @Test func `is a literal`() {
    let key: Key = "C-n"
    #expect(key == Key(.character("n"), .control))
    #expect(Key("PgDn") == Key(.pageDown))
  }

  @Test(arguments: ["C-q", "C-Q", "Ctrl-q", "Ctrl-Q"])
  func `is the same key with a small and a capital letter after Ctrl`(notation: String) throws {
    var parser = KeyParser()
    let typed = parser.feed([0x11])
    let key = try #require(Key(notation: notation))
    #expect(typed == [.key(key)])
    #expect(Key(notation: "M-Q") != Key(notation: "M-q"), "Shift is part of other letters")
  }

  @Test(arguments: ["", "Entr", "enter", "F0", "F99", "X-a", "C-", "ab"])
  func `is nil without a name`(notation: String) {
    #expect(Key(notation: notation) == nil)
  }
}
