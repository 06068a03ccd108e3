import Terminal

/// Moving the cursor other than by the list's own keys.
extension ListScreen {
  /// Selects row number `row`, or the nearest one.
  public func moveCursor(to row: Int) {
    cursor.move(to: row)
    moved()
  }

  /// Selects row number `row` and scrolls it to the top.
  public func bringToTop(row: Int) {
    cursor.bringToTop(row)
    moved()
  }

  /// Restores the selection and scroll position of `cursor`, from the same list.
  public func restore(_ cursor: ListCursor) {
    let shown = self.cursor
    self.cursor = cursor
    self.cursor.fit(total: shown.total, height: shown.height / shown.across, across: shown.across)
    moved()
  }

  /// Moves by a row, for keys that do so while a line is being typed.
  public func moveCursor(byTypingKey key: Key) {
    switch key {
    case "Down", "C-n": moveCursor(to: cursor.row + 1)
    case "Up", "C-p": moveCursor(to: cursor.row - 1)
    default: break
    }
  }
}
