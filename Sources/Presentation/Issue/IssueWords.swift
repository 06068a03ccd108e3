import MVP
import Newspapers
import Text

/// Issues and their days in words.
public enum IssueWords {
  /// `1 issue`, `1,234 issues`.
  public static func count(_ issues: Int) -> String {
    "\(Numerals.grouped(issues)) issue\(issues == 1 ? "" : "s")"
  }

  /// `1 issue of 1885 has a date that cannot be read`.
  public static func unreadable(_ issues: Int, of year: Int) -> String {
    "\(count(issues)) of \(year) \(issues == 1 ? "has a date" : "have dates") that cannot be read"
  }

  /// `1863`, `1870–1874`.
  public static func years(_ years: ClosedRange<Int>) -> String {
    years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound)–\(years.upperBound)"
  }

  /// `1863, 1865–1867 and 1870–1874`; the first five and how many follow, if there are more.
  public static func years(_ ranges: [ClosedRange<Int>]) -> String {
    ranges.prefix(5).map { years($0) }.listed(of: ranges.count)
  }

  /// That this machine has lists of the issues of no other years.
  public static func onlyLists(of years: [ClosedRange<Int>]) -> String {
    "this machine only has lists of the issues of \(IssueWords.years(years))"
  }

  /// `Monday, October 2, 1865`.
  public static func day(_ date: IssueDate) -> String { "\(date.weekday), \(date.words)" }

  /// `daily`, `Monday to Saturday`, `Thursdays`, `Tuesdays and Fridays`.
  public static func weekdays(_ weekdays: Set<Weekday>) -> String {
    let days = weekdays.sorted()
    guard days.count < 7, let first = days.first, let last = days.last else {
      return days.isEmpty ? "" : "every day"
    }
    if days.count > 2, last.rawValue - first.rawValue == days.count - 1 { return "\(first) to \(last)" }
    return days.map { "\($0)s" }.listed
  }
}
