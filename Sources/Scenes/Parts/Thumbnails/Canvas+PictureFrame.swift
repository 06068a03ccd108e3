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

  /// Draws a frame in place of a picture, with `name` in the middle, and below it as much of `state` as there
  /// is room for.
  mutating func drawPictureFrame(
    in rect: Rect, named name: String, state: [String], frame: Style, text: Style, weak: Style
  ) {
    drawPictureFrame(in: rect, style: frame)
    let inside = rect.inset(rows: 1, columns: 2)
    guard inside.rows > 0, inside.columns > 0 else { return }
    let lines = WordWrap.lines(name, width: inside.columns).prefix(max(1, inside.rows - 2))
    let top = inside.row + max(0, (inside.rows - lines.count - 2) / 2)
    for (number, line) in lines.enumerated() {
      writeCentered(line, in: inside, row: top + number, style: text)
    }
    for (number, line) in state.flatMap({ WordWrap.lines($0, width: inside.columns) }).enumerated()
    where lines.count + 1 + number < inside.rows {
      writeCentered(line, in: inside, row: top + lines.count + 1 + number, style: weak)
    }
  }
}
