import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The legend below the calendar.
extension IssueCalendarScreen {
  /// The visible marks with their meanings, in as many lines as needed at that width. If one line is too
  /// short for the full words, brief ones are used: 80 columns have room for all marks, and a second line
  /// would cost a row of months.
  func legend(of content: IssueCalendarContent, width: Int) -> [StyledText] {
    let meanings = CalendarMark.legend(of: content.year) + CalendarMark.legend(ofOwnDaysIn: content)
    let today = "\(IssueDate.monthNames[content.today.month - 1].prefix(3)) \(content.today.day)"
    let brief = todayLegend(StyledText([.init("today", .today)]))
    for today in [todayLegend(StyledText([.init("today, ", .muted), .init(today, .today)])), brief] {
      let whole = lines(
        of: meanings.map { legend($0.mark, $0.words) } + [today], gap: "  ", width: width)
      if whole.count < 2 { return whole }
    }
    // “■ 2” is understood as the number of issues only right after “▪ issue”.
    let counts = meanings.prefix { $0.mark.role == .issue }.map { legend($0.mark, $0.brief) }
    return lines(
      of: [joined(counts, by: " ")] + meanings.dropFirst(counts.count).map { legend($0.mark, $0.brief) }
        + [brief], gap: " ", width: width)
  }

  private func lines(of items: [StyledText], gap: String, width: Int) -> [StyledText] {
    var (lines, used) = ([[StyledText]](), width)
    for item in items {
      let needed = TextWidth.of(item.text)
      if lines.isEmpty || used + needed >= width {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(item)
      used += needed + gap.count
    }
    return lines.map { joined($0, by: gap) }
  }

  private func joined(_ items: [StyledText], by gap: String) -> StyledText {
    StyledText(Array(items.map(\.runs).joined(separator: [.init(gap, .muted)])))
  }

  private func legend(_ mark: CalendarMark, _ words: String) -> StyledText {
    StyledText([.init(String(mark.character), mark.role), .init(" " + words, .muted)])
  }

  /// With the key that goes to that day.
  private func todayLegend(_ words: StyledText) -> StyledText {
    let key = bindings.first { $0.command == .thisDay }?.keys.first?.description ?? ""
    return StyledText([.init("\(key) ", .hintKey)] + words.runs)
  }

  /// Draws as many of its lines as there is room for.
  func draw(_ legend: [StyledText], on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    for (number, line) in legend.prefix(rect.rows).enumerated() {
      canvas.write(
        line, row: rect.row + number, column: rect.column + 1, width: max(0, rect.columns - 1), theme: theme)
    }
  }
}
