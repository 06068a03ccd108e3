import Newspapers
import Terminal
import TerminalUI
import Text

/// All years of a newspaper, one bar per month, in columns read downward: gaps of months and years are
/// visible at once.
struct YearsOverview {
  let years: CalendarYears
  let selected: IssueDate

  static let decade = 10
  private static let width = 24

  /// How many rows this many decades take, at one column per decade.
  static func rows(decades: Int, columns: Int) -> Int {
    let across = max(1, columns / width)
    return (decades + across - 1) / across * (decade + 1) - 1
  }

  private typealias Cell = (row: Int, column: Int)

  /// The day that a cell of `rect` stands for: the first of a month, or the selected one in another year; nil
  /// if there is none.
  func day(row: Int, column: Int, in rect: Rect) -> IssueDate? {
    guard
      let (year, place) = places(in: rect).first(where: { _, place in
        place.row == row && (place.column..<place.column + YearsOverview.width).contains(column)
      })
    else { return nil }
    let month = column - place.column - 5
    return IssueDate(year: year.year, month: month, day: 1)
      ?? selected.adding(years: year.year - selected.year)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    for (year, place) in places(in: rect) {
      draw(year, on: &canvas, row: rect.row + place.row, column: rect.column + place.column, theme: theme)
    }
  }

  /// Where the years are drawn, relative to `rect`.
  private func places(in rect: Rect) -> [(year: CalendarYears.Row, place: Cell)] {
    let columns = rect.columns / YearsOverview.width
    guard columns > 0, rect.rows > 0, let first = years.rows.first?.year else { return [] }
    // One column per decade if there is room for ten rows; otherwise as many columns as necessary.
    let isByDecade = rect.rows >= YearsOverview.decade
    let before = isByDecade ? first % YearsOverview.decade : 0
    let rows =
      isByDecade
      ? YearsOverview.decade : min(rect.rows, max(1, (years.rows.count + columns - 1) / columns))
    // If there is room for more, decades are also stacked.
    let page = rows * columns * (isByDecade ? (rect.rows + 1) / (rows + 1) : 1)
    let start = max(0, selected.year - first + before) / page * page
    return years.rows.compactMap { row in
      let place = row.year - first + before - start
      guard (0..<page).contains(place) else { return nil }
      let block = place / rows
      return (row, (block / columns * (rows + 1) + place % rows, block % columns * YearsOverview.width))
    }
  }

  private func draw(
    _ row: CalendarYears.Row, on canvas: inout Canvas, row line: Int, column: Int, theme: Theme
  ) {
    let isSelected = row.year == selected.year
    canvas.write(
      (isSelected ? "▸" : " ") + String(row.year), row: line, column: column, width: 5,
      style: theme[isSelected ? .heading : .muted])
    for (number, mark) in row.months.enumerated() {
      let isEmpty = mark == CalendarYears.empty || mark == CalendarYears.unknown
      canvas.write(
        String(mark), row: line, column: column + 6 + number, width: 1,
        style: theme[isEmpty ? .unknown : isSelected ? .chartSelected : .chart])
    }
    canvas.write(
      row.count, row: line, column: column + 19, width: 5, style: theme[isSelected ? .text : .muted])
  }
}
