import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A year, one row per month, each starting under the weekday on which it begins: a missing issue on a
/// weekday that always had one is a hole in a column.
struct YearMap {
  let content: IssueCalendarContent
  /// Cells per day.
  let cell: Int
  /// Whether a space separates the weeks.
  let hasGaps: Bool

  static let rows = 13

  static let labelWidth = 5
  private static let countWidth = 5

  static func width(cell: Int, hasGaps: Bool) -> Int {
    labelWidth + 37 * cell + (hasGaps ? 5 : 0) + countWidth
  }

  var width: Int { YearMap.width(cell: cell, hasGaps: hasGaps) }

  /// The day drawn at a cell of the map; nil if there is none.
  func day(row: Int, column: Int) -> IssueDate? {
    guard (1...12).contains(row), let first = IssueDate(year: content.date.year, month: row, day: 1),
      let place = (0..<37).first(where: { (self.column($0)..<self.column($0) + cell).contains(column) })
    else { return nil }
    let number = place - first.weekday.rawValue
    guard (0..<IssueDate.days(in: row, of: first.year)).contains(number) else { return nil }
    return first.adding(days: number)
  }

  /// The selected day in the month whose name is drawn at a cell; nil if none is.
  func dayOfMonth(row: Int, column: Int) -> IssueDate? {
    guard (1...12).contains(row), (0..<YearMap.labelWidth).contains(column) else { return nil }
    return content.date.adding(months: row - content.date.month)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    func write(_ text: String, row: Int, column: Int, width: Int, style: Style) {
      guard row < rect.rows, column + width <= rect.columns else { return }
      canvas.write(text, row: rect.row + row, column: rect.column + column, width: width, style: style)
    }
    for place in 0..<37 {
      write(
        String(Weekday.allCases[place % 7].abbreviation.prefix(1)), row: 0, column: column(place), width: 1,
        style: theme[.muted])
    }
    for month in 1...12 {
      let isSelected = content.date.month == month
      let name = String(IssueDate.monthNames[month - 1].prefix(3))
      write(
        (isSelected ? "▸" : " ") + name, row: month, column: 0, width: 4,
        style: theme[isSelected ? .heading : .muted])
      drawDays(of: month, theme: theme, isFocused: isFocused, write)
      guard let count = content.monthCounts?[month - 1], count > 0 else { continue }
      let text = Numerals.grouped(count)
      write(
        text, row: month, column: width - text.count, width: text.count,
        style: theme[isSelected ? .text : .muted])
    }
  }

  private func drawDays(
    of month: Int, theme: Theme, isFocused: Bool, _ write: (String, Int, Int, Int, Style) -> Void
  ) {
    guard let first = IssueDate(year: content.date.year, month: month, day: 1) else { return }
    let start = first.weekday.rawValue
    for number in 0..<IssueDate.days(in: month, of: first.year) {
      let date = first.adding(days: number)
      let mark = CalendarMark(date, in: content)
      let isToday = date.month == content.today.month && date.day == content.today.day
      write(
        String(mark.character), month, column(start + number), 1,
        mark.style(
          isSelected: date == content.date, isToday: isToday, isFocused: isFocused, theme: theme))
    }
  }

  /// The column of a day, counted from the Sunday of the month's first week.
  private func column(_ place: Int) -> Int { YearMap.labelWidth + place * cell + (hasGaps ? place / 7 : 0) }
}
