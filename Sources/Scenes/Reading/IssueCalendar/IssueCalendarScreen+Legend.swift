import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// What the marks of the calendar mean, below it.
extension IssueCalendarScreen {
  /// The marks that are shown, with their meaning, in as many lines as that width takes.
  func legend(of content: IssueCalendarContent, width: Int) -> [[StyledText]] {
    let today = "\(IssueDate.monthNames[content.today.month - 1].prefix(3)) \(content.today.day)"
    let days = CalendarMark.legend(of: content.year).map { (CalendarMark($0), $1) }
    let marks = (days + CalendarMark.legend(ofOwnDaysIn: content)).map { mark, words in
      StyledText([.init(String(mark.character), mark.role), .init(" " + words, .muted)])
    }
    var (lines, used) = ([[StyledText]](), width)
    for item in marks + [todayLegend(today)] {
      let needed = TextWidth.of(item.text)
      if lines.isEmpty || used + needed >= width {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(item)
      used += needed + 3
    }
    return lines
  }

  /// With the key that goes to that day.
  private func todayLegend(_ today: String) -> StyledText {
    let key = bindings.first { $0.command == .thisDay }?.keys.first?.description ?? ""
    return StyledText([.init("\(key) ", .hintKey), .init("today, ", .muted), .init(today, .today)])
  }

  /// Draws as many lines of it as there is room for.
  func draw(_ legend: [[StyledText]], on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    for (number, line) in legend.prefix(rect.rows).enumerated() {
      var column = rect.column + 1
      for item in line {
        let width = TextWidth.of(item.text)
        guard column + width < rect.column + rect.columns else { break }
        canvas.write(item, row: rect.row + number, column: column, width: width, theme: theme)
        column += width + 3
      }
    }
  }
}
