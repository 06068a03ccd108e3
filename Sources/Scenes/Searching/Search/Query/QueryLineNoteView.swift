import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// What is shown below the query line: candidates side by side, with the current one marked.
struct QueryLineNoteView {
  let note: QueryLineNote

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    switch note {
    case .notice(let notice):
      canvas.write(
        TextWidth.truncated(notice.text, to: rect.columns), row: rect.row, column: rect.column,
        width: rect.columns,
        style: theme[notice.isFailure ? .error : .muted])
    case .candidates(let candidates, let current):
      let items = candidates.map { $0.note.isEmpty ? $0.text : "\($0.text) \($0.note)" }
      draw(items, current ?? 0, on: &canvas, in: rect, theme)
    }
  }

  private func draw(_ items: [String], _ current: Int, on canvas: inout Canvas, in rect: Rect, _ theme: Theme)
  {
    var column = rect.column
    func write(_ text: String, _ role: Theme.Role) {
      let room = max(0, rect.column + rect.columns - column)
      column += canvas.write(
        TextWidth.truncated(text, to: room), row: rect.row, column: column, width: room, style: theme[role])
    }
    let first = QueryLineNoteView.first(of: items, showing: current, in: rect.columns)
    if first > 0 { write("… ", .muted) }
    for number in first..<items.count {
      let isLast = number == items.count - 1
      let left = rect.column + rect.columns - column
      // Only complete ones are worth reading, unless there is room for just one.
      if number > first, TextWidth.of(items[number]) + (isLast ? 0 : 3) > left { return write("…", .muted) }
      write(items[number], number == current ? .selection : .muted)
      if !isLast { write("  ", .muted) }
    }
  }

  /// The first one to show, so that number `current` is visible.
  private static func first(of items: [String], showing current: Int, in width: Int) -> Int {
    var first = current
    var used = TextWidth.of(items[current]) + 5
    while first > 0, used + TextWidth.of(items[first - 1]) + 2 <= width {
      first -= 1
      used += TextWidth.of(items[first]) + 2
    }
    return first
  }
}
