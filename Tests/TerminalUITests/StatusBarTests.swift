import Testing

@testable import TerminalUI

/// What the status bar says in a window that is too narrow for all of it.
@Suite(.timeLimit(.minutes(2))) struct StatusBarTests {
  @Test(arguments: [
    (40, "3 marked · hit 3 of 14 · 1 of 23"), (28, "hit 3 of 14 · 1 of 23"), (18, "1 of 23"), (5, "1 of…"),
    (0, ""),
  ])
  func `a position loses whole parts, the row's last`(width: Int, words: String) {
    #expect(Chrome.fitting("3 marked · hit 3 of 14 · 1 of 23", to: width) == words)
  }

  @Test func `parts of a page's position are dropped, too`() {
    #expect(Chrome.fitting("match 3 of 14  line 5 of 410", to: 20) == "line 5 of 410")
  }
}
