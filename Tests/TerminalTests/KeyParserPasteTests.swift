import Terminal
import Testing

@Suite struct KeyParserPasteTests {
  @Test(arguments: [
    ("text", "text"), ("", ""), ("two\rlines\r\nand\nmore", "two\nlines\nand\nmore"),
    ("j\u{1b}[Ak", "j\u{1b}[Ak"),
    ("\u{1b}[201\u{1b}", "\u{1b}[201\u{1b}"), ("\u{1b}\u{1b}[20", "\u{1b}\u{1b}[20"), ("日本", "日本"),
    ("\u{3}q", "\u{3}q"),
  ])
  func `is one event however it arrives`(pasted: String, text: String) {
    let bytes = Array("a\u{1b}[200~\(pasted)\u{1b}[201~b".utf8)
    let events: [TerminalEvent] = [.key("a"), .paste(text), .key("b")]
    var whole = KeyParser()
    #expect(whole.feed(bytes) == events)
    var pieces = KeyParser()
    #expect(bytes.flatMap { pieces.feed([$0]) } == events)
  }

  @Test func `waits for its end`() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1b}[200~slow".utf8).isEmpty)
    #expect(!parser.isPending)
    #expect(parser.flush().isEmpty)
    #expect(parser.feed("ly\u{1b}[201~".utf8) == [.paste("slowly")])
  }

  @Test func `repairs invalid UTF-8`() {
    var parser = KeyParser()
    let bytes = Array("\u{1b}[200~".utf8) + [0xff] + Array("x\u{1b}[201~".utf8)
    #expect(parser.feed(bytes) == [.paste("\u{fffd}x")])
  }

  @Test func `is cut at a limit`() {
    var parser = KeyParser()
    _ = parser.feed("\u{1b}[200~".utf8)
    _ = parser.feed(repeatElement(UInt8(ascii: "x"), count: 3 << 20))
    guard case .paste(let text)? = parser.feed("\u{1b}[201~".utf8).first else { return #expect(Bool(false)) }
    #expect(text.utf8.count == 1 << 20)
    #expect(parser.feed("j".utf8) == [.key("j")])
  }

  @Test(arguments: ["", "lost", "lost\u{1b}", "lost\u{1b}[201"])
  func `is not waited for forever`(pasted: String) {
    var parser = KeyParser()
    #expect(parser.endPaste().isEmpty)
    _ = parser.feed("\u{1b}[200~\(pasted)".utf8)
    #expect(parser.isPasting)
    #expect(parser.endPaste() == [.paste(pasted)])
    #expect(!parser.isPasting && !parser.isPending)
    #expect(parser.feed("j\u{1b}[201~k".utf8) == [.key("j"), .key("k")])
    #expect(parser.feed("\u{1b}[200~new\u{1b}[201~".utf8) == [.paste("new")])
  }
}
