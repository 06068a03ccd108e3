import Terminal
import TerminalUI
import Text

/// A line of a page's text in a list, with the hits in bold and underlined, or in reverse.
struct MarkedLineView {
  let line: MarkedLine
  /// The mark that the reader has gone to; nil for any.
  let mark: Int?

  func draw(on canvas: inout Canvas, in rect: Rect, style: RowStyle, theme: Theme) {
    let fitted = line.fitted(to: rect.columns, showing: mark ?? 0)
    // A line that was cut shows the wanted mark, but perhaps none of the earlier ones.
    let hidden = line.markCount - fitted.markCount
    var found = hidden > 0 ? firstMark(of: fitted) : 0
    var used = 0
    for run in fitted.runs {
      var look = style.weak
      if run.isFound {
        look.attributes.formUnion(found == mark ? [.bold, .reverse] : [.bold, .underline])
        found += 1
      }
      used += canvas.write(
        run.text, row: rect.row, column: rect.column + used, width: max(0, rect.columns - used), style: look)
    }
  }

  /// The number in `line` of the first mark of its part `fitted`.
  private func firstMark(of fitted: MarkedLine) -> Int {
    let all = line.runs.filter(\.isFound).map(\.text)
    let kept = fitted.runs.filter(\.isFound).map(\.text)
    let wanted = mark ?? 0
    let starts = all.indices.filter {
      $0 <= wanted && wanted < $0 + kept.count && all[$0...].starts(with: kept)
    }
    return starts.first ?? wanted
  }
}
