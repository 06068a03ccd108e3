import Terminal
import Text

extension Canvas {
  /// Writes `text` in as many lines as `rect` has room for.
  mutating func write(wrapping text: String, in rect: Rect, style: Style) {
    for (number, line) in WordWrap.lines(text, width: max(1, rect.columns)).prefix(rect.rows).enumerated() {
      write(line, row: rect.row + number, column: rect.column, width: rect.columns, style: style)
    }
  }
}
