import Newspapers
import Terminal
import TerminalUI
import Text

/// The marks of rows, between the cursor's mark and the text.
extension RowStyle {
  /// The cells before the text of a row with marks: the cursor's mark, a space, one of these, and a space.
  static let margin = 4

  /// Draws the star for a bookmarked newspaper or page.
  /// - Parameter margin: the cells before the text.
  func drawStar(
    on canvas: inout Canvas, in rect: Rect, theme: Theme, margin: Int = RowStyle.margin
  ) {
    draw("★", .bookmark, on: &canvas, in: rect, theme: theme, margin: margin)
  }

  /// Draws the mark of a newspaper with pages on this machine, in the star's place.
  func drawMark(of local: LocalPages, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let isWhole = local == .all
    draw(isWhole ? "●" : "✓", isWhole ? .local : .seen, on: &canvas, in: rect, theme: theme)
  }

  /// Draws the mark of a note.
  func drawNote(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    draw("♦", .note, on: &canvas, in: rect, theme: theme)
  }

  /// Draws the mark of a row that the reader marked, in the star's place.
  /// - Parameter margin: the cells before the text.
  func drawTick(on canvas: inout Canvas, in rect: Rect, theme: Theme, margin: Int) {
    draw("*", .accent, on: &canvas, in: rect, theme: theme, margin: margin)
  }

  private func draw(
    _ mark: String, _ role: Theme.Role, on canvas: inout Canvas, in rect: Rect, theme: Theme,
    margin: Int = RowStyle.margin
  ) {
    canvas.write(
      mark, row: rect.row, column: rect.column + margin / 2, width: 1,
      style: isSelected ? strong : theme[role])
  }
}
