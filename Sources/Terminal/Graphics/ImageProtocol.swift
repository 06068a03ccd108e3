/// How a terminal is sent pictures.
public enum ImageProtocol: String, CaseIterable, Sendable {
  /// kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
  case kitty
  /// iTerm2's inline images (iterm2.com/documentation-images.html).
  case iterm2
  /// DEC's sixels, in 16 shades of grey.
  case sixel
  /// Characters that are a quarter of a cell, in two shades a cell: for every terminal that has colours.
  case blocks
  /// Not at all.
  case none
}
