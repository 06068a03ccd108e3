import MVP
import Terminal

/// Where the rows of a list are, in the list and as they were drawn.
extension ListScreen {
  /// `12 of 450` for that row.
  func position(of row: Int) -> String {
    guard cursor.total > 0, let content = presenter.state.content else { return "" }
    let known =
      content.isOpenEnded ? "\(Numerals.grouped(cursor.total - 1))+" : Numerals.grouped(cursor.total)
    return "\(Numerals.grouped(row + 1)) of \(known)"
  }

  /// The number of the row drawn at a cell of the screen; nil if none is.
  func row(atRow line: Int, column: Int) -> Int? {
    guard drawnBody.contains(row: line, column: column) else { return nil }
    let width = max(1, drawnBody.columns / cursor.across)
    let place = min((column - drawnBody.column) / width, cursor.across - 1)
    let row = cursor.top + (line - drawnBody.row) / max(1, rowHeight) * cursor.across + place
    return cursor.visible.contains(row) ? row : nil
  }

  /// Tells the renderer that rows only moved, which a terminal can do by itself if they span its width.
  func noteScroll(on canvas: inout Canvas, body: Rect, _ rowHeight: Int) {
    if let drawnTop, drawnTop != cursor.top, body.column == 0, body.columns == canvas.size.columns {
      canvas.noteScroll(
        rows: body.row..<body.row + body.rows, by: (cursor.top - drawnTop) / cursor.across * rowHeight)
    }
    drawnTop = cursor.top
  }
}
