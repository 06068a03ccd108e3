/// A year of a newspaper, day by day.
public struct IssueYear: Hashable, Sendable {
  public let year: Int
  /// From 1 January on.
  public let days: [IssueDay]
  /// The days of the week on which issues are expected; empty where nothing can be said.
  public let weekdays: Set<Weekday>
  /// How many issues there are, editions counted one by one; nil if that is not known.
  public let issueCount: Int?
  private let start: Int

  /// - Parameters:
  ///   - frequency: the catalogue's words; nil if there are none.
  ///   - span: the first and the last issue that the source has; nil if that is not known.
  public init(_ year: Int, of calendar: IssueCalendar, frequency: String?, span: ClosedRange<IssueDate>?) {
    self.year = year
    let (first, last) = (IssueDate.start(of: year), IssueDate.end(of: year))
    start = first.ordinal
    let count = last.ordinal - first.ordinal + 1
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
    for index in days.indices where days[index] == .none {
      let date = IssueDate(ordinal: first.ordinal + index)
      if isOutside(date) {
        days[index] = .outside
      } else if pattern.weekdays.contains(date.weekday) {
        days[index] = .absent
      }
    }
    self.days = days
    weekdays = pattern.weekdays
    issueCount = issues.count
  }

  /// What there is of `date`, which is of this year.
  public subscript(date: IssueDate) -> IssueDay {
    let index = date.ordinal - start
    return days.indices.contains(index) ? days[index] : .unknown
  }

  /// How many days lack an issue that is expected.
  public var absentCount: Int { days.count { $0 == .absent } }
}
