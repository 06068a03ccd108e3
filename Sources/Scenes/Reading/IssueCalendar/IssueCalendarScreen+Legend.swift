import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// What the marks of the calendar mean, below it.
extension IssueCalendarScreen {
  /// Cells between two marks.
  private static let gap = 2

  /// The marks that are shown, with their meaning, in as many lines as that width takes. Where one is too short for all words,
  /// brief ones serve: 80 columns have room for all marks there are, and a second line would cost a row of months.
  func legend(of content: IssueCalendarContent, width: Int) -> [[StyledText]] {
    let whole = lines(of: legend(of: content, isBrief: false), width: width)
    return whole.count > 1 ? lines(of: legend(of: content, isBrief: true), width: width) : whole
  }

  private func legend(of content: IssueCalendarContent, isBrief: Bool) -> [StyledText] {
    let days = CalendarMark.legend(of: content.year, isBrief: isBrief)
    func isCounted(_ day: IssueDay) -> Bool { if case .issues = day { true } else { false } }
    var counts = days.filter { isCounted($0.day) }.map { legend(CalendarMark($0.day), $0.words) }
    // “■ 2” says how many issues only right after “▪ issue”.
    if isBrief { counts = [StyledText(Array(counts.map(\.runs).joined(separator: [.init(" ", .muted)])))] }
    let marks =
      days.filter { !isCounted($0.day) }.map { (CalendarMark($0.day), $0.words) }
      + CalendarMark.legend(ofOwnDaysIn: content, isBrief: isBrief)
    return counts + marks.map { legend($0, $1) } + [todayLegend(of: content, isBrief: isBrief)]
  }

  private func lines(of items: [StyledText], width: Int) -> [[StyledText]] {
    var (lines, used) = ([[StyledText]](), width)
    for item in items {
      let needed = TextWidth.of(item.text)
      if lines.isEmpty || used + needed >= width {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(item)
      used += needed + IssueCalendarScreen.gap
    }
    return lines
  }

  private func legend(_ mark: CalendarMark, _ words: String) -> StyledText {
    StyledText([.init(String(mark.character), mark.role), .init(" " + words, .muted)])
  }

  /// With the key that goes to that day.
  private func todayLegend(of content: IssueCalendarContent, isBrief: Bool) -> StyledText {
    let key = bindings.first { $0.command == .thisDay }?.keys.first?.description ?? ""
    let day = "\(IssueDate.monthNames[content.today.month - 1].prefix(3)) \(content.today.day)"
    return StyledText(
      [.init("\(key) ", .hintKey)]
        + (isBrief ? [.init("today", .today)] : [.init("today, ", .muted), .init(day, .today)]))
  }

  /// Draws as many lines of it as there is room for.
  func draw(_ legend: [[StyledText]], on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    for (number, line) in legend.prefix(rect.rows).enumerated() {
      var column = rect.column + 1
      for item in line {
        let width = TextWidth.of(item.text)
        guard column + width < rect.column + rect.columns else { break }
        canvas.write(item, row: rect.row + number, column: column, width: width, theme: theme)
        column += width + IssueCalendarScreen.gap
      }
    }
  }
}
