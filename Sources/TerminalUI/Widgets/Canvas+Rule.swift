import Terminal
import Text

extension Canvas {
  /// A line across the first row of `rect`, above the part for the selected row.
  public mutating func drawRule(in rect: Rect, theme: Theme) {
    write(
      String(repeating: "─", count: rect.columns), row: rect.row, column: rect.column, width: rect.columns,
      style: theme[.frame])
  }
}
