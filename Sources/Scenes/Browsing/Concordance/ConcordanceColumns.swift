import Terminal
import TerminalUI
import Text

/// The columns of hits in a pane of `width` cells: where each is, and the words around it, with the hits
/// aligned.
struct ConcordanceColumns {
  private let columns: Columns<ConcordanceRow>
  /// Where the words before a hit begin.
  private let start: Int
  /// Where hits begin.
  private let center: Int

  init(width: Int) {
    var columns = Columns<ConcordanceRow>(margin: 2)
    let gap = Columns<ConcordanceRow>.gap
    let day = width >= 56 ? 12 : 0
    let newspaper = width >= 108 ? min(32, width / 5) : 0
    let page = width >= 96 ? 4 : 0
    columns.add("Date", day) { $0.day }
    columns.add("Newspaper", newspaper) { $0.newspaper }
    columns.add("Page", page, isNumber: true) { $0.page }
    self.columns = columns
    start = 2 + [day, newspaper, page].filter { $0 > 0 }.reduce(0) { $0 + $1 + gap }
    // What follows a word is read more than what precedes it, and the word itself is there, too.
    center = start + max(0, (width - start) * 45 / 100)
  }

  func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns.drawHeader(on: &canvas, in: rect, theme: theme)
    write("In context", at: center, on: &canvas, rect, theme[.columnHeader])
  }

  func draw(_ row: ConcordanceRow, on canvas: inout Canvas, in rect: Rect, style: RowStyle) {
    columns.draw(row, on: &canvas, in: rect, style: style)
    var found = style.strong
    found.attributes.formUnion([.bold, .underline])
    let before = ConcordanceColumns.end(of: row.left, in: center - start)
    write(before, at: center - TextWidth.of(before), on: &canvas, rect, style.weak)
    let used = write(row.match, at: center, on: &canvas, rect, found)
    write(row.right, at: center + used, on: &canvas, rect, style.weak)
  }

  @discardableResult
  private func write(
    _ text: String, at column: Int, on canvas: inout Canvas, _ rect: Rect, _ style: Style
  ) -> Int {
    let room = max(0, rect.columns - column)
    return canvas.write(
      TextWidth.truncated(text, to: room), row: rect.row, column: rect.column + column, width: room,
      style: style)
  }

  /// As much of the end of `text` as fits, after “…” if it was cut.
  static func end(of text: String, in room: Int) -> String {
    guard TextWidth.of(text) > room else { return text }
    guard room > 1 else { return "" }
    var kept = text[...]
    var width = TextWidth.of(text)
    while width > room - 1, let first = kept.first {
      width -= TextWidth.of(String(first))
      kept = kept.dropFirst()
    }
    return "…" + kept
  }
}
