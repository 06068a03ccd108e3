import Terminal
import Testing

/// Input from a terminal.
@Suite struct KeyFuzzTests {
  private static let words = [
    "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{1b}\\", "\u{1b}[200~", "\u{1b}[201~",
    "\u{1b}[A", "\u{1b}[1;5A", "\u{1b}[97;2u", "\u{1b}[97:65;2:1u", "\u{1b}[27;5;9~", "\u{1b}[[A", "\u{1b}[M",
    "\u{1b}[<0;1;1M", "\u{1b}[<", "\u{1b}[<64;", "\u{1b}[<35;9;9m",
    "\u{1b}[?62c", "\u{7}", "\u{18}", "\u{1a}", "~", "u", "A", "M", "[", "O", ";", ":", "1", "27", "200",
    "201",
    "999999999999", "\r", "\n", "\t", "j", "日", "\u{7f}",
  ]

  @Test func `keys do no harm`() async throws {
    let odd = OddText(words: KeyFuzzTests.words)
    try await FuzzTarget.keys.run(odd.bytes) { input in
      var whole = KeyParser()
      let events = whole.feed(input.bytes)
      var pieces = KeyParser()
      let same = pieces.feed(inPiecesOf: &input)
      try property("\(same) in pieces and \(events) at once", same == events)
      try property("pending only in pieces", pieces.isPending == whole.isPending)
      let last = whole.flush()
      try property("the end is \(last) at once", pieces.flush() == last && last.count <= 2)
      try property("pending after the end", !whole.isPending)
      var silent = whole
      try property("another text of an unfinished paste", silent.endPaste() == pieces.endPaste())
      try property("a paste without end", silent.feed("j".utf8).last == .key("j"))
      try checkEnd(&whole)
      if input.dice.once(in: 64) {
        var parser = KeyParser()
        _ = parser.feed(input.bytes.filter { $0 != UInt8(ascii: "~") })
        try property("too much kept", "\(parser)".utf8.count < 2_000)
      }
    }
  }

  /// After the end of a paste, which means nothing outside one, the next key is itself.
  private func checkEnd(_ parser: inout KeyParser) throws(FuzzFinding) {
    let events = parser.feed("\u{1b}[201~j".utf8)
    try property("\(events) for j", events.last == .key("j") && events.count <= 2)
    for event in events.dropLast() {
      guard case .paste = event else { throw FuzzFinding("\(event) before j") }
    }
  }
}
