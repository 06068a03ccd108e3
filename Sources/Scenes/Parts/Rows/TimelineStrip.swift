import Presentation
import Terminal
import TerminalUI
import Text

/// A timeline on one line, with a newspaper's life marked: `1690s ▁▂▃▅█▇▅▂ 2020s`.
struct TimelineStrip {
  let timeline: Timeline
  /// The decades to mark: with color, or in reverse without colors.
  let life: ClosedRange<Int>?

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let (start, end) = (Timeline.name(timeline.first), Timeline.name(timeline.decades.upperBound - 1))
    let room = rect.columns - 2 - start.count - 1 - end.count - 1
    let cells = room / timeline.counts.count
    guard cells > 0 else { return }
    var column = rect.column + 2
    func write(_ text: String, _ role: Theme.Role) {
      column += canvas.write(
        text, row: rect.row, column: column, width: max(0, rect.column + rect.columns - column),
        style: theme[role])
    }
    write(start + " ", .muted)
    for decade in timeline.decades {
      let text = String(repeating: timeline.block(decade), count: min(cells, 3))
      write(text, life?.contains(decade) == true ? .chartSelected : .chart)
    }
    write(" " + end, .muted)
  }
}
