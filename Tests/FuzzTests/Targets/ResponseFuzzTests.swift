import Terminal
import Testing

/// Terminals' answers to queries: however they arrive, they never cause a key press.
@Suite struct ResponseFuzzTests {
  private static let answers = [
    "\u{1b}[?62;4;22c", "\u{1b}[?1c", "\u{1b}[6;20;10t", "\u{1b}[6;;t", "\u{1b}P>|kitty(0.28.1)\u{1b}\\",
    "\u{1b}P>|\u{7}", "\u{1b}_Gi=31;OK\u{1b}\\", "\u{1b}_Gi=31;EINVAL:no\u{1b}\\", "\u{1b}_Gi=7;OK\u{1b}\\",
    "\u{1b}[?2026;2$y", "\u{1b}[8;24;80t", "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\", "\u{1b}P1$r0m\u{1b}\\",
    "\u{1b}[6;999999999999999999999;1t", "\u{1b}[?99999999999999999999c", "\u{1b}P>|日本\u{1b}\\",
  ]

  @Test func `answers do no harm`() async throws {
    let make = { (dice: inout FuzzGenerator) -> [UInt8] in
      (0...dice.below(6)).flatMap { _ in Array(dice.pick(ResponseFuzzTests.answers).utf8) }
    }
    try await FuzzTarget.answers.run(make) { input in
      var whole = KeyParser()
      let events = whole.feed(input.bytes)
      for event in events {
        guard case .answer = event else { throw FuzzFinding("\(event) of nothing but answers") }
      }
      try property("pending after whole answers", !whole.isPending)
      var pieces = KeyParser()
      let same = pieces.feed(inPiecesOf: &input)
      try property("\(same) in pieces and \(events) at once", same == events)
      var broken = input.bytes
      ByteChange.apply(to: &broken, &input.dice)
      var parser = KeyParser()
      _ = parser.feed(broken)
      _ = parser.flush() + parser.endPaste()
      try property("no key after broken answers", parser.feed("j".utf8) == [.key("j")])
    }
  }
}
