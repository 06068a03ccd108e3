import TestSupport
import Testing

/// The terminal that the tests use. A pseudo terminal passes on what a program writes in pieces, split
/// anywhere.
@Suite struct VirtualScreenTests {
  /// Characters of one to four bytes, after ASCII and not, with and without marks; sequences; a command.
  nonisolated private static let written =
    "Portland, Maine 1799–1802\u{1b}[3C178\r\n"
    + "–\u{1b}[2mdé\u{1b}[m漢字 🗞 e\u{301}o\u{302}\u{308}.\r\n"
    + "\u{1b}_Gi=1;AAAA\u{1b}\\…\u{1b}[38;2;2;0;9m▌█\u{1b}[m12\u{1b}[4;5H‘a’\u{1b}[?25l"

  private func screen(fedInPiecesOf count: Int) -> VirtualScreen {
    let screen = VirtualScreen(rows: 4, columns: 40)
    var rest = Array(VirtualScreenTests.written.utf8)[...]
    while !rest.isEmpty {
      screen.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return screen
  }

  @Test func `shows what was written`() {
    let screen = screen(fedInPiecesOf: .max)
    #expect(
      screen.text == """
        Portland, Maine 1799–1802   178
        –dé漢字 🗞 e\u{301}o\u{302}\u{308}.
        …▌█12
            ‘a’
        """)
    #expect(screen.cell(1, 1).dim)
    #expect(screen.unknowns == 0)
  }

  @Test(arguments: 1...60) func `shows the same when it arrives in pieces`(count: Int) {
    let whole = screen(fedInPiecesOf: .max)
    let pieces = screen(fedInPiecesOf: count)
    #expect(pieces.text == whole.text)
    #expect(pieces.cursor == whole.cursor)
    #expect(pieces.cursorVisible == whole.cursorVisible)
    for row in 0..<4 {
      for column in 0..<40 { #expect(pieces.cell(row, column) == whole.cell(row, column)) }
    }
  }

  @Test func `a byte that does not begin a character is not held back`() {
    let screen = VirtualScreen(rows: 1, columns: 9)
    screen.feed([0x61, 0x80, 0x62])
    screen.feed([0xff])
    #expect(screen.text == "a\u{fffd}b\u{fffd}")
  }
}
