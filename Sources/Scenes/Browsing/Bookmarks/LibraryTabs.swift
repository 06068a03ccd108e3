import Terminal
import TerminalUI
import Text

/// The line with the names of the reader's lists, with the current one marked.
enum LibraryTabs {
  static func draw(
    _ shelf: BookmarksContent.Shelf, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    var column = 1
    for other in shown(shelf, in: rect.columns) {
      // Brackets mark the current one, because color alone is not enough.
      let isInUse = other == shelf
      column += canvas.write(
        isInUse ? "[\(other.name)]" : " \(other.name) ", row: rect.row, column: rect.column + column,
        width: max(0, rect.columns - column), style: isInUse ? theme[.tabActive] : theme[.tab])
      column += 1
    }
  }

  /// The names from the first one on from which the current one is whole.
  private static func shown(
    _ shelf: BookmarksContent.Shelf, in columns: Int
  ) -> ArraySlice<BookmarksContent.Shelf> {
    var names = BookmarksContent.Shelf.allCases[...]
    while let first = names.first, first != shelf {
      let before = names.prefix { $0 != shelf } + [shelf]
      guard before.reduce(0, { $0 + TextWidth.of($1.name) + 3 }) > columns else { break }
      names = names.dropFirst()
    }
    return names
  }
}
