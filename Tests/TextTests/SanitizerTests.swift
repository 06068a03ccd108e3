import TestSupport
import Testing
import Text

@Suite struct SanitizerTests {
  @Test(arguments: [
    "Evening star", "Új Előre", "e\u{301}te\u{301}", "שָׁלוֹם", "日布時事", "Ελληνικός Αστήρ", "👩‍👧‍👦 🗞️ 👍🏽 🇺🇸",
    "  two  blanks  ",
    "می‌خواهم", "\u{600}١٢", "سورة \u{6dd}٣", "葛\u{e0100}", "☎\u{fe0f}", "नमस्ते", "ไทย", "“quotes” — dashes…",
    "",
  ])
  func `keeps text`(text: String) {
    #expect(Sanitizer.sanitized(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("tab\tand\nline", "tab and line"), ("cr\r\nlf", "cr lf"), ("page\u{0c}break", "page break"),
    ("bell\u{07}\u{08}\u{00}s", "bells"), ("del\u{7f}ete", "delete"), ("c1\u{85}\u{84}", "c1"),
    ("\u{1b}[31mred\u{1b}[0m", "red"), ("\u{1b}[?1049hscreen", "screen"), ("\u{9b}2Jcleared", "cleared"),
    ("\u{1b}]0;title\u{07}text", "text"), ("\u{1b}]52;c;QQ==\u{1b}\\text", "text"),
    ("\u{9d}0;t\u{9c}text", "text"),
    ("\u{1b}P+q544e\u{1b}\\text", "text"), ("\u{1b}_Gi=1;AAAA\u{1b}\\text", "text"), ("\u{1b}(0text", "text"),
    ("\u{1b}ctext", "text"), ("end\u{1b}", "end"), ("\u{1b}[12;", ""), ("\u{1b}]0;never ended", ""),
    ("\u{1b}]0;never\nended", " ended"), ("\u{1b}]0;cut\u{1b}[31mred", "red"), ("\u{1b}\u{1b}[31mred", "red"),
    ("\u{1b}[3\u{301}1m", "\u{301}1m"),
    ("â€\u{9d}wrongly decoded", "â€wrongly decoded"),
    ("\u{202e}desrever\u{202c}", "desrever"), ("\u{2066}isolated\u{2069}\u{200e}\u{200f}\u{61c}", "isolated"),
    ("embedded\u{202a}\u{202b}\u{202d}\u{2067}\u{2068}", "embedded"),
    ("none\u{fffe}\u{1fffe}\u{10ffff}", "none"),
    ("utf8 c1\u{80}\u{81}\u{8f}\u{91}\u{97}\u{99}\u{9a}\u{9c}", "utf8 c1"),
    ("invisible\u{2061}\u{2064}\u{206f}\u{fffb}", "invisible"),
    ("\u{feff}bom\u{2060}\u{fff9}\u{200b}", "bom"), ("tag\u{e0041}\u{e0001}", "tag"),
    ("soft\u{ad}hyphen", "softhyphen"),
    ("private\u{e000}\u{f8ff}\u{10fffd}", "private"), ("un\u{378}assigned\u{ffff}", "unassigned"),
    ("para\u{2029}graph", "para graph"),
  ])
  func `drops what a terminal would obey`(hostile: String, harmless: String) {
    #expect(Sanitizer.sanitized(hostile) == harmless)
  }

  @Test func `keeps lines on request`() {
    #expect(
      Sanitizer.sanitizedLines("one\r\ntwo\rthree\n\nfour\tfive\u{1b}[2J") == "one\ntwo\nthree\n\nfour five")
  }

  /// What no text may do: move between rows, change a setting, ring the bell, or leave the terminal inside a
  /// sequence.
  @Test(arguments: 0..<200) func `leaves a terminal alone`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let screen = VirtualScreen(rows: 5, columns: 1000)
    screen.feed("\u{1b}[3;1H".utf8)
    screen.feed(Sanitizer.sanitized(SanitizerTests.hostileText(&generator)).utf8)
    #expect(!isHarmed(screen))
    screen.feed("\rend".utf8)
    #expect(screen.cell(2, 0) == VirtualCell(text: "e"))
    #expect(screen.line(2).hasPrefix("end"))
  }

  /// Harm to a terminal is detected. (Random text is not tried: libvterm 0.1 itself crashes on some.)
  @Test(arguments: [
    "\n", "\u{0b}", "\u{1b}[A", "\u{1b}[H", "\u{1b}M", "\u{07}", "\u{1b}[?25l", "\u{1b}]0;t\u{07}",
    "\u{1b}[9w",
  ])
  func `is tested with a terminal that notices harm`(text: String) {
    let screen = VirtualScreen(rows: 5, columns: 1000)
    screen.feed("\u{1b}[3;1H".utf8)
    screen.feed(text.utf8)
    #expect(isHarmed(screen))
  }

  private func isHarmed(_ screen: VirtualScreen) -> Bool {
    screen.cursor.row != 2 || screen.settings + screen.bells + screen.unknowns > 0
  }

  private static func hostileText(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "\u{1b}", "[", "]", "P", "\\", "\u{9b}", "\u{9d}", "\u{90}", "\u{9c}", "\u{07}", "\n", "\r", "\u{0b}",
      "\u{0c}", "\t",
      "\u{08}", "1", ";", "5", "?", "1049", "25", "2004", "h", "l", "m", "A", "H", "J", "2", "0", "c", "M",
      "D", "E", "(", "#", "8",
      "\u{84}", "\u{85}", "\u{8d}", "\u{18}", "\u{1a}", "\u{e}", "\u{f}", "a", "é", "e\u{301}", "日",
      "\u{202e}", "\u{2028}",
      "\u{1b}]0;t\u{07}", "\u{1b}[2J", "\u{1b}[10A", "\u{1b}[?1049h", "\u{1b}c", "\u{1b}D", "\u{1b}[5n",
      "\u{1b}P$q",
    ]
    return (0..<60).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
  }
}
