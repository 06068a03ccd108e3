import Terminal
import TerminalUI
import Testing
import Text

@Suite(.timeLimit(.minutes(2))) struct ThemeTests {
  @Test func `without colors nothing is colored`() {
    for role in Theme.Role.allCases {
      let style = Theme.monochrome[role]
      #expect(style.foreground == .standard && style.background == .standard, "\(role)")
    }
  }

  @Test func `the selected row differs from the others with and without colors`() {
    for theme in [Theme.colour, .monochrome] {
      #expect(theme[.selection] != theme[.text])
      #expect(theme[.linkFocused] != theme[.link])
    }
  }
}
