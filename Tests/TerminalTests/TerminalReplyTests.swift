import Scans
import Terminal
import Testing

@Suite struct TerminalReplyTests {
  static let answers: [(String, TerminalReply)] = [
    ("\u{1b}[?62;4;22c", .abilities([62, 4, 22])), ("\u{1b}[?6c", .abilities([6])),
    ("\u{1b}[?c", .abilities([])),
    ("\u{1b}P>|kitty(0.28.1)\u{1b}\\", .version("kitty(0.28.1)")),
    ("\u{1b}P>|XTerm(379)\u{07}", .version("XTerm(379)")),
    ("\u{1b}[6;20;10t", .cell(PixelSize(width: 10, height: 20))),
    ("\u{1b}_Gi=31;OK\u{1b}\\", .kittyGraphics(true)),
    ("\u{1b}]11;rgb:0/0/0\u{07}", .ground(.dark)), ("\u{1b}]11;rgb:1c1c/1c1c/1c1c\u{1b}\\", .ground(.dark)),
    ("\u{1b}]11;rgb:fdfd/f6f6/e3e3\u{1b}\\", .ground(.light)),
    ("\u{1b}]11;rgba:ff/ff/ff/80\u{1b}\\", .ground(.light)),
    // Grays of a luminance a little below 0.18 and a little above.
    ("\u{1b}]11;rgb:75/75/75\u{1b}\\", .ground(.dark)), ("\u{1b}]11;rgb:77/77/77\u{1b}\\", .ground(.light)),
    ("\u{1b}[?997;1n", .ground(.dark)), ("\u{1b}[?997;2n", .ground(.light)),
    ("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\", .kittyGraphics(false)),
  ]

  @Test(arguments: answers) func `is a separate event`(bytes: String, answer: TerminalReply) {
    var parser = KeyParser()
    #expect(parser.feed(("k" + bytes + "j").utf8) == [.key("k"), .answer(answer), .key("j")])
  }

  @Test(arguments: answers) func `is one event wherever it is split`(bytes: String, answer: TerminalReply) {
    for place in 0...bytes.utf8.count {
      var parser = KeyParser()
      let events = parser.feed(bytes.utf8.prefix(place)) + parser.feed(bytes.utf8.dropFirst(place))
      #expect(events == [.answer(answer)])
      #expect(!parser.isPending)
    }
  }

  /// From the third byte on it cannot have been typed, so there is time to wait for the rest.
  @Test(arguments: answers) func `is recognized as an answer early`(bytes: String, answer: TerminalReply) {
    for place in 3..<bytes.utf8.count {
      var parser = KeyParser()
      #expect(parser.feed(bytes.utf8.prefix(place)).isEmpty)
      #expect(parser.isWithinResponse)
    }
  }

  @Test(arguments: ["\u{1b}", "\u{1b}[", "\u{1b}_", "\u{1b}P", "\u{1b}O"])
  func `keys are not mistaken for answers`(bytes: String) {
    var parser = KeyParser()
    #expect(parser.feed(bytes.utf8).isEmpty && parser.isPending && !parser.isWithinResponse)
  }

  @Test(arguments: [
    "\u{1b}[62;4c", "\u{1b}[>0;276;0c", "\u{1b}[8;24;80t", "\u{1b}[6;20t", "\u{1b}P1$r0m\u{1b}\\",
    "\u{1b}_Gi=32;OK\u{1b}\\", "\u{1b}_Gi=31\u{1b}\\", "\u{1b}]10;rgb:0/0/0\u{07}",
    "\u{1b}]11;rgb:0/0\u{07}", "\u{1b}]11;rgb:0/0/fffff\u{07}", "\u{1b}]11;rgb:0/0/+f\u{07}",
    "\u{1b}]11;rgba:0/0/0\u{07}",
    "\u{1b}]11;?\u{07}", "\u{1b}[?997;3n", "\u{1b}[?6n",
    "\u{1b}_Gi=31;" + String(repeating: "x", count: 500) + "OK\u{1b}\\",
  ])
  func `others are swallowed`(bytes: String) {
    var parser = KeyParser()
    #expect(parser.feed((bytes + "j").utf8) == [.key("j")])
  }

  @Test func `a version is harmless`() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1b}P>|a\u{1}\u{9b}31mé\u{1b}\\".utf8) == [.answer(.version("a31m"))])
  }
}
