/// What the terminal is sent when the program takes over the screen, and when it gives it back.
enum ScreenSequence {
  /// The alternate screen, no cursor, no wrap at the last column, pastes marked as such.
  static let enter: StaticString = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[?2004h"

  /// Mouse reports: buttons, movements with one held (1002), in the form without bounds (1006).
  static let mouse: StaticString = "\u{1b}[?1002h\u{1b}[?1006h"

  /// Everything undone that `enter`, `mouse`, or a frame or a picture cut short may have left.
  static let leave: StaticString = """
    \u{1b}\\\u{1b}[m\u{1b}[?2026l\u{1b}[r\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?2004l\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l
    """
}
