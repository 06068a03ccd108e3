/// A year of a newspaper, day by day.
public struct IssueYear: Hashable, Sendable {
  public let year: Int
  /// From January 1 on.
  public let days: [IssueDay]
  /// The weekdays on which issues are expected; empty if unknown.
  public let weekdays: Set<Weekday>
  /// The number of issues, counting each edition; nil if unknown.
  public let issueCount: Int?
  /// Whether the source counts more issues than it returned, readable or not: then no day is known to have none.
  public let isIncomplete: Bool
  /// How many issues have a date that cannot be read: each may be from a day that seems to lack one.
  public let unreadableCount: Int
  private let start: Int

  /// - Parameters:
  ///   - frequency: as the catalog puts it; nil if it says nothing.
  ///   - span: the first and last issue that the source has; nil if unknown.
  public init(_ year: Int, of calendar: IssueCalendar, frequency: String?, span: ClosedRange<IssueDate>?) {
    self.year = year
    let (first, last) = (IssueDate.start(of: year), IssueDate.end(of: year))
    start = first.ordinal
    let count = last.ordinal - first.ordinal + 1
    isIncomplete = calendar.incompleteYears.contains(year)
    unreadableCount = calendar.unreadable[year] ?? 0
    let isOutside = { (day: IssueDate) in span.map { !$0.contains(day) } ?? false }
    guard calendar.isKnown(year) else {
      days = (0..<count).map { isOutside(IssueDate(ordinal: first.ordinal + $0)) ? .outside : .unknown }
      weekdays = []
      issueCount = nil
      return
    }
    let issues = calendar.issues(in: year)
    var days = Array(repeating: IssueDay.none, count: count)
    var withIssues: [IssueDate] = []
    for issue in issues {
      let index = issue.date.ordinal - first.ordinal
      if case .issues(let editions) = days[index] {
        days[index] = .issues(editions + 1)
      } else {
        days[index] = .issues(1)
        withIssues.append(issue.date)
      }
    }
    let pattern = PublicationPattern(
      days: withIssues, frequency: frequency.flatMap(PublicationFrequency.init))
    let nearby = [year - 1, year + 1].flatMap { calendar.issues(in: $0) }.map(\.date)
      .filter { (-3...0).contains($0.days(since: first)) || (0...3).contains($0.days(since: last)) }
    let missing = pattern.missingDays(in: first...last, published: Set(withIssues + nearby))
    for index in days.indices where days[index] == .none {
      let date = IssueDate(ordinal: first.ordinal + index)
      if isOutside(date) {
        days[index] = .outside
      } else if isIncomplete {
        days[index] = .unknown
      } else if missing.contains(date) {
        days[index] = .absent
      }
    }
    self.days = days
    weekdays = pattern.weekdays
    issueCount = issues.count
  }

  /// What there is for `date`, which must be in this year.
  public subscript(date: IssueDate) -> IssueDay {
    let index = date.ordinal - start
    return days.indices.contains(index) ? days[index] : .unknown
  }

  /// The days that lack an expected issue, in order.
  public var absentDays: [IssueDate] {
    days.indices.filter { days[$0] == .absent }.map { IssueDate(ordinal: start + $0) }
  }

  /// The number of days that lack an expected issue.
  public var absentCount: Int { days.count { $0 == .absent } }
}
