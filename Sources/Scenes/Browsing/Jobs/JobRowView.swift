import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A job on one line; on two, the second has the bar, or why it waits or what failed.
@MainActor struct JobRowView {
  private let row: JobRow

  init(_ row: JobRow) { self.row = row }

  /// `running`.
  private static let stateWidth = 8
  private static let (barWidth, leastBar) = (20, 4)
  /// What can be said about a running job, at its longest.
  private static let progressWidth = TextWidth.of("100%  1,200 of 1,200 pages  about 27 min left")
  private static let start = 2 + stateWidth + 1
  private static let gap = 2

  /// A bar would suggest that a paused job is running.
  private var fraction: Double? { row.state == .paused ? nil : row.fraction }

  private var words: String {
    fraction == nil
      ? joined([row.pages, row.detail], by: ", ") : joined([row.percent, row.pages, row.detail], by: "  ")
  }

  private func joined(_ texts: [String], by separator: String) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// `words`, with the reason why the failed part is not available.
  private var reasoned: String { joined([words, row.reason], by: ": ") }

  /// Whether a line of `columns` cells has room for everything but the bar.
  func fits(_ columns: Int, withReason: Bool = false) -> Bool {
    let words = withReason ? reasoned : words
    return JobRowView.start + TextWidth.of(row.name) + JobRowView.gap + TextWidth.of(words) < columns
  }

  /// Whether a line of `columns` cells has room for a running job at all times, with a bar.
  func fitsProgress(_ columns: Int) -> Bool {
    JobRowView.start + TextWidth.of(row.name) + JobRowView.gap + JobRowView.leastBar + JobRowView.gap
      + JobRowView.progressWidth < columns
  }

  func draw(
    on canvas: inout Canvas, in rect: Rect, style: RowStyle, theme: Theme, isSelected: Bool
  ) {
    let state = row.state == .failed && !isSelected ? theme[.error] : style.weak
    write(row.state.rawValue, on: &canvas, in: rect, at: 2, JobRowView.stateWidth, state)
    let room = max(0, rect.columns - JobRowView.start - 1)
    guard rect.rows > 1 else {
      let words = fits(rect.columns, withReason: true) ? reasoned : words
      let name = min(TextWidth.of(row.name), max(12, room - JobRowView.gap - TextWidth.of(words)))
      write(row.name, on: &canvas, in: rect, at: JobRowView.start, name, style.strong)
      let next = name + JobRowView.gap
      let rest = Rect(
        row: rect.row, column: rect.column + JobRowView.start + next, rows: 1, columns: max(0, room - next))
      return drawRest(
        words, fraction, on: &canvas, in: rest, style: style, theme: theme, isSelected: isSelected)
    }
    // The number of pages leaves the second line to the reason, and a waiting job needs no bar.
    let isRunning = row.state == .running
    let pages = isRunning ? "" : row.pages
    let gap = pages.isEmpty ? 0 : JobRowView.gap
    let name = min(TextWidth.of(row.name), max(12, room - gap - TextWidth.of(pages)))
    write(row.name, on: &canvas, in: rect, at: JobRowView.start, name, style.strong)
    let next = JobRowView.start + name + gap
    write(pages, on: &canvas, in: rect, at: next, rect.columns - next - 1, style.weak)
    let below = Rect(
      row: rect.row + 1, column: rect.column + JobRowView.start, rows: 1, columns: room)
    drawRest(
      isRunning ? words : row.detailWithReason, isRunning ? fraction : nil, on: &canvas,
      in: below, style: style,
      theme: theme, isSelected: isSelected)
  }

  private func drawRest(
    _ words: String, _ fraction: Double?, on canvas: inout Canvas, in rect: Rect, style: RowStyle,
    theme: Theme, isSelected: Bool
  ) {
    let bar = min(JobRowView.barWidth, rect.columns - TextWidth.of(words) - JobRowView.gap)
    guard let fraction, bar >= JobRowView.leastBar else {
      return write(words, on: &canvas, in: rect, at: 0, rect.columns, style.weak)
    }
    let full = Int(fraction * Double(bar))
    write(
      String(repeating: "━", count: full), on: &canvas, in: rect, at: 0, full,
      isSelected ? style.strong : theme[.progress])
    let track = isSelected ? style.weak : theme[.progressTrack]
    write(String(repeating: "─", count: bar - full), on: &canvas, in: rect, at: full, bar - full, track)
    let next = bar + JobRowView.gap
    write(words, on: &canvas, in: rect, at: next, rect.columns - next, style.weak)
  }

  private func write(
    _ text: String, on canvas: inout Canvas, in rect: Rect, at column: Int, _ width: Int, _ style: Style
  ) {
    guard width > 0 else { return }
    canvas.write(
      TextWidth.truncated(text, to: width), row: rect.row, column: rect.column + column, width: width,
      style: style)
  }
}
