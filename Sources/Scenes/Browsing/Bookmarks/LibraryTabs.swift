import Terminal
import TerminalUI
import Text

/// The line with the names of the reader's lists, with the current one marked.
enum LibraryTabs {
  static func draw(
    _ shelf: BookmarksContent.Shelf, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    var column = 1
    for other in BookmarksContent.Shelf.allCases {
      // Brackets mark the current one, because color alone is not enough.
      let isInUse = other == shelf
      column += canvas.write(
        isInUse ? "[\(other.name)]" : " \(other.name) ", row: rect.row, column: rect.column + column,
        width: max(0, rect.columns - column), style: isInUse ? theme[.tabActive] : theme[.tab])
      column += 1
    }
  }
}
