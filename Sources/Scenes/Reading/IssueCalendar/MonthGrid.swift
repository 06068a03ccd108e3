import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A month as on a wall calendar, each day with its mark.
struct MonthGrid {
  let content: IssueCalendarContent
  /// 1 to 12, in the visible year; nil for that of the selected day.
  var month: Int?
  /// Whether the selected day is marked: there is one cursor, though its month may be shown twice.
  var marksSelected = true

  static let rows = 8
  static let width = 28

  private var first: IssueDate? {
    IssueDate(year: content.date.year, month: month ?? content.date.month, day: 1)
  }

  /// The day drawn at a cell of the grid; nil if there is none.
  func day(row: Int, column: Int) -> IssueDate? {
    guard let first, row >= 2, (0..<28).contains(column) else { return nil }
    let number = (row - 2) * 7 + column / 4 - first.weekday.rawValue
    guard (0..<IssueDate.days(in: first.month, of: first.year)).contains(number) else { return nil }
    return first.adding(days: number)
  }

  /// The selected day in this month, for its heading.
  var selectedDay: IssueDate {
    content.date.adding(months: (month ?? content.date.month) - content.date.month)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    guard let first else { return }
    func write(_ text: String, row: Int, column: Int, style: Style) {
      guard row < rect.rows else { return }
      canvas.write(
        text, row: rect.row + row, column: rect.column + column, width: max(0, rect.columns - column),
        style: style)
    }
    write(
      "\(IssueDate.monthNames[first.month - 1]) \(first.year)", row: 0, column: 1, style: theme[.heading])
    for day in Weekday.allCases {
      write(String(day.abbreviation.prefix(2)), row: 1, column: day.rawValue * 4 + 1, style: theme[.muted])
    }
    for number in 0..<IssueDate.days(in: first.month, of: first.year) {
      let date = first.adding(days: number)
      let place = first.weekday.rawValue + number
      let mark = CalendarMark(date, in: content)
      let isSelected = marksSelected && date == content.date
      let isToday = date.month == content.today.month && date.day == content.today.day
      let (row, column) = (2 + place / 7, place % 7 * 4)
      let style = mark.style(
        isSelected: isSelected, isToday: isToday, isFocused: isFocused, theme: theme)
      var number = style
      if case .issues = content.year[date], !isSelected { number.foreground = theme[.text].foreground }
      write((date.day < 10 ? " " : "") + String(date.day), row: row, column: column + 1, style: number)
      write(String(mark.character), row: row, column: column + 3, style: style)
      guard isSelected else { continue }
      write("▸", row: row, column: column, style: theme[.accent])
      if isFocused, row < rect.rows { canvas.cursor = (rect.row + row, rect.column + column) }
    }
  }
}
