/// What the terminal is sent when the program takes over the screen, and when it gives it back.
enum ScreenSequence {
  /// The alternate screen, no cursor, no wrap at the last column, pastes marked as such.
  static let enter: StaticString = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h"

  /// Everything undone that `enter`, a frame or a picture cut short, or mouse reporting may have left.
  static let leave: StaticString = """
    \u{1b}\\\u{1b}[m\u{1b}[?2026l\u{1b}[r\u{1b}[?1006l\u{1b}[?1000l\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l
    """
}
