import MVP
import Newspapers
import Presentation

/// All years of a newspaper at a glance, one row per year: display-ready.
public struct CalendarYears: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public let year: Int
    /// One mark per month: a bar whose height is the number of issues.
    public let months: [Character]
    /// The number of issues, with a plus sign if there are more; empty if unknown.
    public let count: String
  }

  public let rows: [Row]

  static let nothing = CalendarYears(rows: [])
  static let empty: Character = "·"
  static let unknown: Character = "┄"

  init(rows: [Row]) { self.rows = rows }

  /// - Parameter span: the first and last issue that the source has.
  init(_ calendar: IssueCalendar, coverage: IssueCoverage?, span: ClosedRange<IssueDate>) {
    let most = calendar.largestMonth
    let counts = calendar.counts
    // Numbers from a list that did not come whole are the least, whether or not their year is loaded.
    let isShort = coverage.map { !$0.origin.isWhole } ?? false
    let months =
      span.lowerBound.year * 12 + span.lowerBound.month...span.upperBound.year * 12 + span.upperBound.month
    rows = (span.lowerBound.year...span.upperBound.year).map { year in
      let isKnown = calendar.isKnown(year)
      let isIncomplete = isKnown ? calendar.incompleteYears.contains(year) : isShort
      let marks = (1...12).map { month -> Character in
        guard months.contains(year * 12 + month) else { return " " }
        guard isKnown else { return CalendarYears.unknown }
        let count = calendar.count(in: month, of: year)
        guard count == 0 else { return Bar.block(count, of: most, levels: 6) }
        return isIncomplete ? CalendarYears.unknown : CalendarYears.empty
      }
      let count = isKnown ? counts[year] ?? 0 : coverage?.years[year]
      let words = count.map { isIncomplete ? $0 > 0 ? "\($0)+" : "" : Numerals.grouped($0) }
      return Row(year: year, months: marks, count: words ?? "")
    }
  }
}
