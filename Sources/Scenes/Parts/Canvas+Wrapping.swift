import Terminal
import Text

extension Canvas {
  /// Writes `text` in as many lines as `rect` has room for.
  /// - Returns: the rows that it takes.
  @discardableResult
  mutating func write(wrapping text: String, in rect: Rect, style: Style) -> Rect {
    let lines = WordWrap.lines(text, width: max(1, rect.columns)).prefix(rect.rows)
    for (number, line) in lines.enumerated() {
      write(line, row: rect.row + number, column: rect.column, width: rect.columns, style: style)
    }
    return rect.top(lines.count)
  }
}
