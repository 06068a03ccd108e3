import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// Marking found pages.
extension SearchScreen {
  /// False for any other command.
  func handleMarks(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .mark: presenter.toggleMarks(of: cursor.row..<cursor.row + max(1, count ?? 1))
    case .unmarkAll: presenter.unmarkAll()
    default: return false
    }
    return true
  }

  /// `3 marked · hit 2 of 9 · 2 of 61`.
  var markedPosition: String {
    let count = presenter.markCount
    return [count == 0 ? "" : "\(Numerals.grouped(count)) marked", hitPosition, position]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The cells of what may precede the row in it.
  static let markedRoom = TextWidth.of("99 marked · hit 99 of 99 · ")

  /// Draws a mark next to the cursor's, and the star on the line below it. A row of one line has room for one
  /// mark: there the notes' comes last.
  func drawMarks(
    of row: SearchRow, on canvas: inout Canvas, in rect: Rect, style: RowStyle, theme: Theme
  ) {
    let isMarked = presenter.isMarked(row.page)
    let margin = Columns<SearchRow>.margin
    if isMarked { style.drawTick(on: &canvas, in: rect, theme: theme, margin: margin) }
    let rest = isMarked ? rect.dropTop(1) : rect
    let isBookmarked = presenter.isBookmarked(row.page)
    if isBookmarked, rest.rows > 0 { style.drawStar(on: &canvas, in: rest, theme: theme, margin: margin) }
    if rect.rows == 1, !isMarked, !isBookmarked, presenter.notedPages.contains(row.page) {
      canvas.write("♦", row: rect.row, column: rect.column + 1, width: 1, style: style.strong)
    }
  }
}
