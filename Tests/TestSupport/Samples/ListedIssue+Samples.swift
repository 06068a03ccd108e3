import Newspapers

extension ListedIssue {
  /// A daily published Monday to Saturday for forty years, with a year, a season and some days missing, and
  /// sometimes more than one edition.
  public static let daily: [ListedIssue] = {
    let lost = Set(
      [
        "1865-01-09", "1865-01-10", "1865-02-22", "1865-06-01", "1865-07-04", "1865-09-15", "1865-12-25",
        "1865-12-26",
      ].compactMap(IssueDate.init))
    let editions = [IssueDate("1865-04-10"): 2, IssueDate("1865-04-15"): 3, IssueDate("1865-04-26"): 2]
    return days(from: "1864-03-14", to: "1903-09-30").filter { date in
      date.weekday != .sunday && date.year != 1877 && !(date.year == 1884 && (3...5).contains(date.month))
        && !lost.contains(date)
    }.flatMap { date in (1...(editions[date] ?? 1)).map { ListedIssue(date: date, edition: $0) } }
  }()

  /// A weekly published on Thursdays for three years, with one issue missing.
  public static let weekly: [ListedIssue] = days(from: "1880-01-01", to: "1882-12-31")
    .filter { $0.weekday == .thursday && $0.description != "1881-06-09" }.map { ListedIssue(date: $0) }

  private static func days(from first: String, to last: String) -> [IssueDate] {
    guard let first = IssueDate(first), let last = IssueDate(last) else { return [] }
    return (0...last.days(since: first)).map { first.adding(days: $0) }
  }
}
