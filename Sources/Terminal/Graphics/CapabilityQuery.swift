/// The questions that tell how pictures can be shown. A terminal that does not know one says nothing.
enum CapabilityQuery {
  /// Of a picture of one pixel that is taken and not kept.
  static let pictureNumber = 31

  /// kitty's graphics, the version, the size of a cell; last the one that every terminal answers.
  static let all: StaticString =
    "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[>q\u{1b}[16t\u{1b}[c"
  /// Within tmux, which would keep the terminal's answers for itself.
  static let inTmux: StaticString = "\u{1b}[16t\u{1b}[c"
  /// After a change of the font.
  static let cell: StaticString = "\u{1b}[16t"
}
