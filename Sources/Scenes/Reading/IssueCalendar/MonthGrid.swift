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

  /// What is drawn where there is no room for the whole month: the selected day is always in it.
  struct Part {
    /// The lines above the weeks: the month, then the days of the week.
    let headRows: Int
    /// The first week and the first day of the week, from 0.
    let week: Int
    let weekday: Int
  }

  /// The part that is drawn in `rect`.
  func part(in rect: Rect) -> Part {
    let place = (first?.weekday.rawValue ?? 0) + selectedDay.day - 1
    let headRows = max(0, min(2, rect.rows - 1))
    let (weeks, days) = (rect.rows - headRows, rect.columns / 4)
    return Part(
      headRows: headRows, week: max(0, place / 7 - max(1, weeks) + 1),
      weekday: max(0, place % 7 - max(1, days) + 1))
  }

  /// The day drawn at a cell of the grid; nil if there is none.
  func day(row: Int, column: Int, in rect: Rect) -> IssueDate? {
    let part = part(in: rect)
    guard let first, row >= part.headRows, (0..<28 - 4 * part.weekday).contains(column) else { return nil }
    let place = (row - part.headRows + part.week) * 7 + column / 4 + part.weekday
    let number = place - first.weekday.rawValue
    guard (0..<IssueDate.days(in: first.month, of: first.year)).contains(number) else { return nil }
    return first.adding(days: number)
  }

  /// The selected day in this month, for its heading.
  var selectedDay: IssueDate {
    content.date.adding(months: (month ?? content.date.month) - content.date.month)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    guard let first else { return }
    let part = part(in: rect)
    func write(_ text: String, row: Int, column: Int, style: Style) {
      guard (0..<rect.rows).contains(row), column >= 0 else { return }
      canvas.write(
        text, row: rect.row + row, column: rect.column + column, width: max(0, rect.columns - column),
        style: style)
    }
    if part.headRows > 0 {
      let name = "\(IssueDate.monthNames[first.month - 1]) \(first.year)"
      write(name, row: 0, column: 1, style: theme[.heading])
    }
    for day in Weekday.allCases where part.headRows > 1 {
      let column = (day.rawValue - part.weekday) * 4 + 1
      write(String(day.abbreviation.prefix(2)), row: 1, column: column, style: theme[.muted])
    }
    for number in 0..<IssueDate.days(in: first.month, of: first.year) {
      let date = first.adding(days: number)
      let place = first.weekday.rawValue + number
      let mark = CalendarMark(date, in: content)
      let isSelected = marksSelected && date == content.date
      let isToday = date.month == content.today.month && date.day == content.today.day
      let row = part.headRows + place / 7 - part.week
      let column = (place % 7 - part.weekday) * 4
      guard row >= part.headRows, column >= 0 else { continue }
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
