/// The queries that find out how pictures can be shown. A terminal that does not know a query ignores it.
enum CapabilityQuery {
  /// The number of a one-pixel picture that the terminal accepts but does not keep.
  static let pictureNumber = 31

  /// kitty's graphics, the version, the cell size; last, the query that every terminal answers.
  static let all: StaticString =
    "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[>q\u{1b}[16t\u{1b}[c"
  /// For use inside tmux, which would keep the terminal's answers to itself.
  static let inTmux: StaticString = "\u{1b}[16t\u{1b}[c"
  /// Asks for the background color, and for notifications of changes.
  static let ground: StaticString = "\u{1b}]11;?\u{1b}\\\u{1b}[?2031h"
  /// For after a font change.
  static let cell: StaticString = "\u{1b}[16t"
}
