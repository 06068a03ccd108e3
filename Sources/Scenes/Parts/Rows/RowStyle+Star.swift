import Newspapers
import Terminal
import TerminalUI
import Text

extension RowStyle {
  /// Draws the star for a bookmarked newspaper, next to the cursor's mark.
  func drawStar(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    draw("★", .bookmark, on: &canvas, in: rect, theme: theme)
  }

  /// Draws the mark of a newspaper with pages on this machine, in the star's place.
  func drawMark(of local: LocalPages, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let isWhole = local == .all
    draw(isWhole ? "●" : "✓", isWhole ? .local : .seen, on: &canvas, in: rect, theme: theme)
  }

  /// Draws the mark of a row that the reader marked, in the star's place.
  func drawTick(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    draw("*", .accent, on: &canvas, in: rect, theme: theme)
  }

  private func draw(
    _ mark: String, _ role: Theme.Role, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    canvas.write(
      mark, row: rect.row, column: rect.column + 1, width: 1, style: isSelected ? strong : theme[role])
  }
}
