/// How pictures are sent to a terminal.
public enum ImageProtocol: String, CaseIterable, Sendable {
  /// kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
  case kitty
  /// iTerm2's inline images (iterm2.com/documentation-images.html).
  case iterm2
  /// DEC's sixels, in 16 shades of gray.
  case sixel
  /// Characters that cover quarters of a cell, in two shades per cell: for any terminal with colors.
  case blocks
  /// Not at all.
  case none
}
