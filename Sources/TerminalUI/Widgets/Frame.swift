import Terminal
import Text

/// A box around a popup, centered on what it covers.
struct Frame {
  let title: String
  let outside: Rect

  var inside: Rect { outside.inset(rows: 1, columns: 2) }

  /// - Parameter whole: the rows of the box whose upper edge it shares, if there is room below that; nil for its
  ///   own.
  init(title: String, columns: Int, rows: Int, whole: Int? = nil, in body: Rect) {
    self.title = title
    let columns = min(columns, body.columns)
    let rows = min(rows, body.rows)
    let above = min((body.rows - min(whole ?? rows, body.rows)) / 2, body.rows - rows)
    outside = Rect(
      row: body.row + above, column: body.column + (body.columns - columns) / 2, rows: rows, columns: columns)
  }

  /// - Parameter footer: appears at the end of the lower edge.
  func draw(on canvas: inout Canvas, theme: Theme, footer: String = "") {
    canvas.fill(outside, style: theme.blank)
    guard outside.rows >= 2, outside.columns >= 4 else { return }
    let line = String(repeating: "─", count: outside.columns - 2)
    let last = outside.row + outside.rows - 1
    let style = theme[.frameFocused]
    canvas.write(
      "╭" + line + "╮", row: outside.row, column: outside.column, width: outside.columns, style: style)
    for row in outside.row + 1..<last {
      canvas.write("│", row: row, column: outside.column, width: 1, style: style)
      canvas.write("│", row: row, column: outside.column + outside.columns - 1, width: 1, style: style)
    }
    canvas.write("╰" + line + "╯", row: last, column: outside.column, width: outside.columns, style: style)
    let name = TextWidth.truncated(" \(title) ", to: max(0, outside.columns - 4))
    canvas.write(
      name, row: outside.row, column: outside.column + 2, width: outside.columns - 4, style: theme[.heading])
    let words = TextWidth.of(footer) + 2
    guard !footer.isEmpty, words <= outside.columns - 4 else { return }
    canvas.write(
      " \(footer) ", row: last, column: outside.column + outside.columns - 2 - words, width: words,
      style: theme[.muted])
  }
}
