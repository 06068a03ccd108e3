import MVP
import Terminal
import Text

/// Draws the states without content: waiting, empty, failure. Each says what can be done.
enum StateView {
  static func draw(loading text: String, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    // The mark stays with the last word.
    var words = WordWrap.lines(text, width: max(1, rect.columns - 6))
    words[words.count - 1] += " …"
    draw(
      words.map { StyledText($0, .accent) } + [
        StyledText(""), StyledText("\(ScreenStatus.wayOut.words).", .muted),
      ], on: &canvas, in: rect, theme: theme)
  }

  static func draw(
    _ nothing: EmptyState, _ names: KeyNames, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    draw(
      lines(names.resolved(nothing.message), .heading, names.resolved(nothing.advice), rect), on: &canvas,
      in: rect, theme: theme)
  }

  /// - Parameters:
  ///   - waysOn: sentences without periods.
  ///   - now: in seconds since 1970.
  static func draw(
    _ failure: Failure, _ names: KeyNames, waysOn: [String], now: Double, on canvas: inout Canvas,
    in rect: Rect, theme: Theme
  ) {
    let advice = failure.currentScreenAdvice(now: now) + waysOn.map { $0 + "." }
    draw(
      lines(Notice.failure(names.resolved(failure.message)).text, .error, names.resolved(advice), rect),
      on: &canvas,
      in: rect, theme: theme)
  }

  private static func lines(
    _ message: String, _ role: Theme.Role, _ advice: [String], _ rect: Rect
  ) -> [StyledText] {
    let width = max(1, min(rect.columns - 6, 72))
    var lines = WordWrap.lines(message, width: width).map { StyledText($0, role) }
    if !advice.isEmpty { lines.append(StyledText("")) }
    for piece in advice {
      for (number, line) in WordWrap.lines(piece, width: max(1, width - 2)).enumerated() {
        lines.append(StyledText([.init(number == 0 ? "· " : "  ", .muted), .init(line)]))
      }
    }
    return lines
  }

  private static func draw(_ lines: [StyledText], on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let top = rect.row + max(0, min((rect.rows - lines.count) / 3, rect.rows - lines.count))
    for (number, line) in lines.enumerated() where top + number < rect.row + rect.rows {
      canvas.write(
        line, row: top + number, column: rect.column + 3, width: max(0, rect.columns - 4), theme: theme)
    }
  }
}
