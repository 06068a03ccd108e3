import Terminal
import Text

extension Canvas {
  /// Writes `line` into `width` cells starting at `column`; returns the number of cells used.
  @discardableResult
  public mutating func write(_ line: StyledText, row: Int, column: Int, width: Int, theme: Theme) -> Int {
    var used = 0
    for run in line.runs where used < width {
      used += write(run.text, row: row, column: column + used, width: width - used, style: theme[run.role])
    }
    return used
  }
}
