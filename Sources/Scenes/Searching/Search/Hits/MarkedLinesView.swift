import Terminal
import TerminalUI
import Text

/// Several lines of a page's text in a list, with the hits as in `MarkedLineView`.
struct MarkedLinesView {
  let passages: [MarkedLine]
  /// The mark that the reader has gone to, which is visible; nil for any.
  let mark: Int?

  func draw(on canvas: inout Canvas, in rect: Rect, style: RowStyle) {
    let lines = passages.wrapped(to: rect.columns)
    let top = lines.top(showing: mark, rows: rect.rows)
    for (number, line) in lines.dropFirst(top).prefix(rect.rows).enumerated() {
      var used = 0
      func write(_ text: String, _ look: Style) {
        used += canvas.write(
          text, row: rect.row + number, column: rect.column + used, width: max(0, rect.columns - used),
          style: look)
      }
      for piece in line {
        var look = style.weak
        if let found = piece.mark {
          look.attributes.formUnion(found == mark ? [.bold, .reverse] : [.bold, .underline])
        }
        write(piece.text, look)
      }
      let isCut = number == rect.rows - 1 && top + rect.rows < lines.count
      if isCut, used + 2 <= rect.columns { write(" …", style.weak) }
    }
  }
}
