import TerminalUI
import Testing
import Text

@testable import Terminal

@Suite(.timeLimit(.minutes(2))) struct ThemeTests {
  @Test func `without colors nothing is colored`() {
    for role in Theme.Role.allCases {
      let style = Theme.mono[role]
      #expect(style.foreground == .standard && style.background == .standard, "\(role)")
    }
  }

  @Test(arguments: Theme.builtIn)
  func `selected, missing and found things differ from the rest`(theme: Theme) {
    #expect(theme[.selection] != theme[.text] && theme[.selectionUnfocused] != theme[.text])
    #expect(theme[.linkFocused] != theme[.link] && theme[.matchCurrent] != theme[.match])
    #expect(theme[.absent] != theme[.issue] && theme[.match] != theme[.text])
    #expect(theme[.barStrong] != theme[.text])
  }

  @Test func `a theme that paints its background leaves no cell to the terminal`() {
    for theme in [Theme.contrastDark, .contrastLight] {
      for role in Theme.Role.allCases {
        #expect(theme[role].foreground != .standard && theme[role].background != .standard, "\(role)")
      }
      #expect(theme.blank.background == theme.ground)
    }
  }

  @Test func `popups have their own background`() {
    let popup = Theme.dark.onOverlay
    #expect(popup.blank.background == Theme.dark[.overlay].background)
    #expect(popup[.muted].foreground == Theme.dark[.muted].foreground)
    #expect(popup[.muted].background == popup.blank.background)
    #expect(popup[.selection] == Theme.dark[.selection])
    #expect(Theme.mono.onOverlay == .mono)
  }

  @Test func `every role belongs to one family, named after its first role`() {
    #expect(RoleFamily.allCases.flatMap(\.roles).count == Theme.Role.allCases.count)
    for family in RoleFamily.allCases { #expect(family.roles.first?.name == "\(family)") }
  }
}
