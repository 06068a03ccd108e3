import Terminal
import TestSupport
import Testing

@Suite struct KeyParserTests {
  static let keys: [(String, [Key])] = [
    ("jG/", ["j", "G", "/"]), (" ", ["Space"]), ("\r", ["Enter"]), ("\t", ["Tab"]), ("\u{7f}", ["Backspace"]),
    ("\u{08}", ["Backspace"]), ("\u{03}\u{1a}\u{0e}", ["C-c", "C-z", "C-n"]), ("\n", ["C-j"]),
    ("\0", ["C-Space"]),
    ("\u{1c}\u{1f}", ["C-\\", "C-_"]), ("é日😀", ["é", "日", "😀"]), ("\u{1b}x", ["M-x"]), ("\u{1b}é", ["M-é"]),
    ("\u{1b}\r", ["M-Enter"]), ("\u{1b}\u{1b}[A", ["Esc", "Up"]),
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", ["Up", "Down", "Right", "Left"]),
    ("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD", ["Up", "Down", "Right", "Left"]),
    (
      "\u{1b}[H\u{1b}[F\u{1b}OH\u{1b}OF\u{1b}[1~\u{1b}[4~\u{1b}[7~\u{1b}[8~",
      ["Home", "End", "Home", "End", "Home", "End", "Home", "End"]
    ),
    ("\u{1b}[2~\u{1b}[3~\u{1b}[5~\u{1b}[6~", ["Insert", "Delete", "PgUp", "PgDn"]),
    ("\u{1b}OP\u{1b}[11~\u{1b}[[A\u{1b}[15~\u{1b}[17~\u{1b}[24~", ["F1", "F1", "F1", "F5", "F6", "F12"]),
    ("\u{1b}[Z", ["S-Tab"]), ("\u{1b}[1;2Z", ["S-Tab"]), ("\u{1b}OM\u{1b}Ok\u{1b}Oq", ["Enter", "+", "1"]),
    ("\u{1b}[1;5A\u{1b}[1;3D\u{1b}[1;2C\u{1b}[6;5~", ["C-Up", "M-Left", "S-Right", "C-PgDn"]),
    ("\u{1b}[97u\u{1b}[97;5u\u{1b}[97;3u\u{1b}[27u\u{1b}[13;5u", ["a", "C-a", "M-a", "Esc", "C-Enter"]),
    ("\u{1b}[97;2u\u{1b}[49:33;2u\u{1b}[9;2u\u{1b}[110;6u", ["A", "!", "S-Tab", "C-S-n"]),
    ("\u{1b}[97;1:1u\u{1b}[97;1:3u\u{1b}[1;1:3A", ["a"]), ("\u{1b}[27;5;9~", ["C-Tab"]),
    ("\u{1b}[97;33u", ["M-a"]),
    ("\u{1b}[1;5", []), ("\u{1b}[57441u", []), ("\u{1b}[99999999999u", []),
    // Dropped whole: focus, unknown sequences.
    ("\u{1b}[I\u{1b}[Oj", ["j"]),
    ("\u{1b}[>0;276;0cj", ["j"]), ("\u{1b}[?2026;2$yj", ["j"]),
    ("\u{1b}]10;rgb:0000/0000/0000\u{07}j", ["j"]), ("\u{1b}]10;rgb:0000/0000/0000\u{1b}\\j", ["j"]),
    ("\u{1b}P1$r0m\u{1b}\\j", ["j"]), ("\u{1b}_Gi=7;OK\u{1b}\\j", ["j"]),
    ("\u{1b}[99~\u{1b}[5;5;5xj", ["j"]),
    ("\u{1b}[201~j", ["j"]), ("\u{9b}j", ["j"]),
    // Interrupted by something else.
    ("\u{1b}[1;\u{1b}[A", ["Up"]), ("\u{1b}[1\rj", ["Enter", "j"]), ("\u{1b}]0;x\u{1b}[A", ["Up"]),
    ("\u{1b}]0;x\u{18}j", ["j"]),
    ("\u{1b}O\u{1b}[A", ["Up"]),
  ]

  @Test(arguments: keys) func `knows the keys of terminals`(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.feed(bytes.utf8) == keys.map(TerminalEvent.key))
  }

  @Test(arguments: keys) func `does not care where bytes are split`(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(bytes.utf8.flatMap { parser.feed([$0]) } == keys.map(TerminalEvent.key))
  }

  @Test(
    arguments: [
      ("\u{1b}", ["Esc"]), ("\u{1b}[", ["M-["]), ("\u{1b}O", ["M-O"]), ("\u{1b}]", ["M-]"]),
      ("\u{1b}P", ["M-P"]),
      ("\u{1b}[1;", []), ("\u{1b}]0;x", []), ("\u{1b}[M!", []), ("\u{1b}[[", []),
    ] as [(String, [Key])])
  func `ends what is pending when nothing follows`(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.feed(bytes.utf8).isEmpty)
    #expect(parser.isPending)
    #expect(parser.flush() == keys.map(TerminalEvent.key))
    #expect(!parser.isPending)
    #expect(parser.feed("j".utf8) == [.key("j")])
  }

  @Test func `has nothing pending after a complete key`() {
    var parser = KeyParser()
    _ = parser.feed("\u{1b}[A日".utf8)
    #expect(!parser.isPending)
    #expect(parser.flush().isEmpty)
  }

  @Test(
    arguments: [
      ([0xff], ["\u{fffd}"]), ([0xc3, 0x41], ["\u{fffd}", "A"]), ([0xe6, 0x97, 0x41], ["\u{fffd}", "A"]),
      ([0xc0, 0x80], ["\u{fffd}", "\u{fffd}"]), ([0xed, 0xa0, 0x80], ["\u{fffd}", "\u{fffd}", "\u{fffd}"]),
      ([0xf4, 0x90, 0x80, 0x80], ["\u{fffd}", "\u{fffd}", "\u{fffd}", "\u{fffd}"]),
      ([0xe6, 0x97, 0x1b, 0x5b, 0x41], ["\u{fffd}", "Up"]), ([0xf0, 0x9f, 0x98, 0x80], ["😀"]),
    ] as [([UInt8], [Key])])
  func `replaces invalid UTF-8`(bytes: [UInt8], keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.feed(bytes) == keys.map(TerminalEvent.key))
  }

  @Test func `decodes like the standard library`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let bytes = (0..<20).map { _ in UInt8.random(in: 0x80...0xff, using: &generator) }
      var parser = KeyParser()
      let events = parser.feed(bytes) + parser.flush()
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
        !(0x80...0x9f).contains($0.value)
      }
      #expect(events == expected.map { .key(Key(.character(Character($0)))) })
    }
  }

  @Test func `ends a scalar cut short`() {
    var parser = KeyParser()
    #expect(parser.feed([0xe6, 0x97]).isEmpty)
    #expect(parser.isPending)
    #expect(parser.flush() == [.key("\u{fffd}")])
  }

  @Test(arguments: ["\u{1b}[", "\u{1b}O", "\u{1b}]0;", "\u{1b}P", "\u{1b}[<"])
  func `keeps little of an endless sequence`(start: String) {
    var parser = KeyParser()
    _ = parser.feed(start.utf8)
    _ = parser.feed(repeatElement(UInt8(ascii: "1"), count: 1 << 20))
    #expect("\(parser)".utf8.count < 2_000)
    _ = parser.flush()
    #expect(parser.feed("j".utf8) == [.key("j")])
  }
}
