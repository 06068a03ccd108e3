import Presentation
import Terminal
import TerminalUI
import Text

/// A term's rate by year, with the selected year marked: on one line,
/// `1890 ▂▃▅█ 1903 “gold” by year, most in 1898: …`, or as bars if there is room.
struct RateChart {
  let curve: RateCurve
  /// The selected row's year.
  let year: Int?

  /// The lines that the bars take, with the words above and the years below them.
  static let rows = 9

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    rect.rows < RateChart.rows ? drawStrip(on: &canvas, rect, theme) : drawBars(on: &canvas, rect, theme)
  }

  private var words: String { "“\(curve.term)” by year, \(curve.peak)" }

  private func role(of part: RateCurve.Part) -> Theme.Role {
    year.map(part.years.contains) ?? false ? .chartSelected : .chart
  }

  private func drawStrip(on canvas: inout Canvas, _ rect: Rect, _ theme: Theme) {
    var column = rect.column + 2
    func write(_ text: String, _ role: Theme.Role) {
      let room = max(0, rect.column + rect.columns - column)
      column += canvas.write(
        TextWidth.truncated(text, to: room), row: rect.row, column: column, width: room, style: theme[role])
    }
    let room = rect.columns - 2 - 4 - 1 - 1 - 4 - 2
    // What it says in words is worth more than its width.
    let parts = curve.parts(atMost: max(min(10, room), room - TextWidth.of(words)))
    let cells = min(3, max(1, (room - TextWidth.of(words)) / max(1, parts.count)))
    write("\(curve.first) ", .muted)
    for part in parts { write(String(repeating: part.mark, count: cells), role(of: part)) }
    write(" \(curve.last)  ", .muted)
    write(words, .muted)
  }

  private func drawBars(on canvas: inout Canvas, _ rect: Rect, _ theme: Theme) {
    let body = rect.inset(columns: 2)
    canvas.write(
      TextWidth.truncated(words, to: body.columns), row: body.row, column: body.column, width: body.columns,
      style: theme[.muted])
    let parts = curve.parts(atMost: body.columns)
    let cells = min(6, max(1, body.columns / max(1, parts.count)))
    let bar = cells > 2 ? cells - 1 : cells
    let height = body.rows - 3
    for (number, part) in parts.enumerated() {
      let eighths = Int(((part.share ?? 0) * Double(height * 8)).rounded())
      for row in 0..<height {
        let level = (part.share ?? 0) > 0 ? max(row == 0 ? 1 : 0, min(8, eighths - row * 8)) : 0
        let mark: Character = level > 0 ? Bar.block(level, of: 8) : row == 0 && part.share != nil ? "·" : " "
        canvas.write(
          String(repeating: mark, count: bar), row: body.row + 1 + height - row,
          column: body.column + number * cells, width: bar, style: theme[role(of: part)])
      }
    }
    let last = String(curve.last)
    let end = max(5, parts.count * cells - (cells - bar) - last.count)
    let years = TextWidth.padded(String(curve.first), to: end) + last
    canvas.write(
      TextWidth.truncated(years, to: body.columns), row: body.lastRow, column: body.column,
      width: body.columns,
      style: theme[.muted])
  }
}
