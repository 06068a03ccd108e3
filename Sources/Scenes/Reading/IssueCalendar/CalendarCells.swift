import Newspapers
import Terminal

/// Which day each cell of the calendar stands for, as it was drawn last.
struct CalendarCells {
  private struct Area {
    /// Relative to the calendar.
    let rect: Rect
    /// Whether it shows days, which a click can open.
    let showsDays: Bool
    let day: (_ row: Int, _ column: Int) -> IssueDate?
  }

  private var areas: [Area] = []

  /// - Parameters:
  ///   - rect: of the area.
  ///   - whole: of the calendar.
  ///   - day: for a cell relative to the area.
  mutating func note(
    _ rect: Rect, of whole: Rect, showsDays: Bool, day: @escaping (_ row: Int, _ column: Int) -> IssueDate?
  ) {
    let place = Rect(
      row: rect.row - whole.row, column: rect.column - whole.column, rows: rect.rows, columns: rect.columns)
    areas.append(Area(rect: place, showsDays: showsDays, day: day))
  }

  /// The days of a month, and its heading, which stands for the month.
  mutating func note(_ month: MonthGrid, drawnIn rect: Rect, of whole: Rect) {
    let named = min(1, month.part(in: rect).headRows)
    note(rect.top(named).left(MonthGrid.width), of: whole, showsDays: false) { _, _ in month.selectedDay }
    note(rect.dropTop(named), of: whole, showsDays: true) {
      month.day(row: $0 + named, column: $1, in: rect)
    }
  }

  func day(row: Int, column: Int) -> (day: IssueDate, isShown: Bool)? {
    guard let area = areas.first(where: { $0.rect.contains(row: row, column: column) }) else { return nil }
    return area.day(row - area.rect.row, column - area.rect.column).map { ($0, area.showsDays) }
  }
}
