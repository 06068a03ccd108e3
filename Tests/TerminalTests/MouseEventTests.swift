import Terminal
import Testing

@Suite struct MouseEventTests {
  static let reports: [(String, [MouseEvent])] = [
    ("\u{1b}[<0;12;5M", [MouseEvent(.press(.left), row: 4, column: 11)]),
    ("\u{1b}[<0;12;5m", [MouseEvent(.release(.left), row: 4, column: 11)]),
    (
      "\u{1b}[<1;1;1M\u{1b}[<2;1;1M",
      [.init(.press(.middle), row: 0, column: 0), .init(.press(.right), row: 0, column: 0)]
    ),
    (
      "\u{1b}[<32;300;200M\u{1b}[<34;1;1M",
      [.init(.drag(.left), row: 199, column: 299), .init(.drag(.right), row: 0, column: 0)]
    ),
    (
      "\u{1b}[<64;2;3M\u{1b}[<65;2;3M",
      [.init(.wheel(.up), row: 2, column: 1), .init(.wheel(.down), row: 2, column: 1)]
    ),
    (
      "\u{1b}[<66;2;3M\u{1b}[<67;2;3M",
      [.init(.wheel(.left), row: 2, column: 1), .init(.wheel(.right), row: 2, column: 1)]
    ),
    ("\u{1b}[<4;1;1M", [.init(.press(.left), row: 0, column: 0, .shift)]),
    (
      "\u{1b}[<8;1;1M\u{1b}[<80;1;1M",
      [.init(.press(.left), row: 0, column: 0, .alt), .init(.wheel(.up), row: 0, column: 0, .control)]
    ),
    ("\u{1b}[<60;1;1M", [.init(.drag(.left), row: 0, column: 0, [.shift, .alt, .control])]),
  ]

  @Test(arguments: reports) func `a report is an event`(bytes: String, events: [MouseEvent]) {
    var parser = KeyParser()
    #expect(parser.feed(bytes.utf8) == events.map(TerminalEvent.mouse))
    #expect(!parser.isPending)
  }

  @Test(arguments: reports) func `it does not matter where bytes are split`(
    bytes: String, events: [MouseEvent]
  ) {
    var parser = KeyParser()
    #expect(bytes.utf8.flatMap { parser.feed([$0]) } == events.map(TerminalEvent.mouse))
  }

  /// A movement without a button, unknown buttons, no cell, too many cells, older formats (X10's, rxvt's).
  @Test(arguments: [
    "\u{1b}[<35;1;1M", "\u{1b}[<3;1;1M", "\u{1b}[<128;1;1M", "\u{1b}[<96;1;1M", "\u{1b}[<64;1;1m",
    "\u{1b}[<0;0;1M",
    "\u{1b}[<0;1;0M", "\u{1b}[<0;65536;1M", "\u{1b}[<0;99999999999999999999;1M", "\u{1b}[<0;1M",
    "\u{1b}[<0;1;1;1M",
    "\u{1b}[<;;M", "\u{1b}[<M", "\u{1b}[<0;+1;1M", "\u{1b}[<0;-1;1M", "\u{1b}[<0;1:2;1M", "\u{1b}[<0;1;1u",
    "\u{1b}[<0;1;1A",
    "\u{1b}[M !!", "\u{1b}[32;1;1M", "\u{1b}[>0;1;1M",
  ])
  func `anything else that looks like one is swallowed completely`(bytes: String) {
    var parser = KeyParser()
    #expect(parser.feed((bytes + "j").utf8) == [.key("j")])
  }

  @Test func `a report may pause in the middle`() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1b}[<0;1".utf8).isEmpty)
    #expect(parser.isWithinResponse, "nobody types that, so its rest is waited for")
    #expect(parser.feed("2;5M".utf8) == [.mouse(MouseEvent(.press(.left), row: 4, column: 11))])
  }
}
