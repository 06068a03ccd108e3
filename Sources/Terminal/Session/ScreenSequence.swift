/// The bytes that take over the terminal's screen and restore it.
enum ScreenSequence {
  /// The alternate screen, no cursor, no line wrap, bracketed paste: whatever the terminal knows of these.
  static func enter(_ kind: TerminalKind) -> StaticString {
    switch kind {
    case .ansi: ""
    case .vt100: "\u{1b}[?7l"
    case .vt220, .console: "\u{1b}[?25l\u{1b}[?7l"
    case .modern: "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h"
    }
  }

  /// Mouse reports: buttons, movement with a button held (1002), in the unbounded format (1006).
  static let mouse: StaticString = "\u{1b}[?1002h\u{1b}[?1006h"

  /// Undoes everything that `enter`, `mouse`, `CapabilityQuery.ground`, or an interrupted frame or picture may have left.
  /// Without an alternate screen, clears the screen.
  static func leave(_ kind: TerminalKind) -> StaticString {
    switch kind {
    case .ansi: "\u{1b}[m\u{1b}[2J\u{1b}[H"
    case .vt100: "\u{1b}[m\u{1b}[r\u{1b}[?7h\u{1b}[2J\u{1b}[H"
    case .vt220, .console: "\u{1b}[m\u{1b}[r\u{1b}[?7h\u{1b}[?25h\u{1b}[2J\u{1b}[H"
    case .modern:
      """
      \u{1b}\\\u{1b}[m\u{1b}[?2026l\u{1b}[r\u{1b}[?2031l\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\
      \u{1b}[?1049l
      """
    }
  }
}
