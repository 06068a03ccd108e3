import Terminal
import TerminalUI
import Text

extension RowStyle {
  /// Draws the star for a bookmarked newspaper, next to the cursor's mark.
  func drawStar(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    canvas.write(
      "★", row: rect.row, column: rect.column + 1, width: 1, style: isSelected ? strong : theme[.accent])
  }
}
