import Terminal
import Text

/// A placeholder for a picture.
extension Canvas {
  /// Writes a line in the middle of `rect`.
  mutating func writeCentered(_ text: String, in rect: Rect, row: Int, style: Style) {
    let text = TextWidth.truncated(text, to: rect.columns)
    let start = (rect.columns - TextWidth.of(text)) / 2
    write(text, row: row, column: rect.column + start, width: rect.columns - start, style: style)
  }

  mutating func drawPictureFrame(in rect: Rect, style: Style) {
    guard rect.rows > 1, rect.columns > 1 else { return }
    let line = String(repeating: "─", count: rect.columns - 2)
    for row in rect.row..<rect.row + rect.rows {
      let (left, middle, right) =
        row == rect.row ? ("┌", line, "┐") : row == rect.lastRow ? ("└", line, "┘") : ("│", "", "│")
      write(left + middle, row: row, column: rect.column, width: rect.columns - 1, style: style)
      write(right, row: row, column: rect.column + rect.columns - 1, width: 1, style: style)
    }
  }
}
