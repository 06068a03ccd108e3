/// The issues of a newspaper by day, as far as they are known: all of them, or those of the years requested.
public struct IssueCalendar: Hashable, Sendable {
  /// By date and edition, each once.
  public private(set) var issues: [ListedIssue] = []
  /// The years whose issues are known; nil if all are.
  public private(set) var knownYears: Set<Int>? = []
  /// The known years of which the source counts more issues than it returned, readable or not.
  public private(set) var incompleteYears: Set<Int> = []
  /// How many issues of a year have a date that cannot be read, of each year that has any.
  public private(set) var unreadable: [Int: Int] = [:]
  /// The index range in `issues` of each year that has any.
  private var ranges: [Int: Range<Int>] = [:]
  /// The number of issues of each month that has any, by `year * 12 + month - 1`.
  private var monthCounts: [Int: Int] = [:]

  public init() {}

  public init(_ list: IssueList) { add(list) }

  /// Adds what a source has for more years, replacing what was known about them.
  /// - Parameter isPart: whether there are other issues of these years.
  public mutating func add(_ list: IssueList, isPart: Bool = false) {
    // A row without a readable date hides one day, not whole years.
    let isIncomplete = isPart || !list.origin.isWhole
    let unreadable = list.origin.shortfall?.unreadableYears ?? [:]
    guard let years = list.years else {
      issues = list.issues
      (knownYears, self.unreadable) = (nil, unreadable)
      let (first, last) = (issues.first?.date.year ?? 1, issues.last?.date.year ?? 0)
      incompleteYears = isIncomplete && first <= last ? Set(first...last) : []
      return index()
    }
    let later = issues.partitionIndex { $0.date.year > years.upperBound }
    let earlier = issues.partitionIndex { $0.date.year >= years.lowerBound }
    issues.replaceSubrange(earlier..<later, with: list.issues)
    let covered = years.clamped(to: 1...9999)
    knownYears?.formUnion(covered)
    self.unreadable = self.unreadable.filter { !covered.contains($0.key) }
      .merging(unreadable.filter { covered.contains($0.key) }) { $1 }
    if isIncomplete { incompleteYears.formUnion(covered) } else { incompleteYears.subtract(covered) }
    index()
  }

  private mutating func index() {
    (ranges, monthCounts) = ([:], [:])
    var start = 0
    while start < issues.count {
      let date = issues[start].date
      var end = start
      while end < issues.count, issues[end].date.year == date.year, issues[end].date.month == date.month {
        end += 1
      }
      monthCounts[date.year * 12 + date.month - 1] = end - start
      ranges[date.year] = (ranges[date.year]?.lowerBound ?? start)..<end
      start = end
    }
  }

  /// The first and last issue that the source has; nil if unknown.
  /// - Parameter digitized: what the source says that it has, for a calendar with only some of the years.
  public func span(digitized: DigitizedCoverage?) -> ClosedRange<IssueDate>? {
    let isWhole = knownYears == nil
    guard let first = isWhole ? issues.first?.date : digitized?.firstIssue,
      let last = isWhole ? issues.last?.date : digitized?.lastIssue, first <= last
    else { return nil }
    return first...last
  }

  // MARK: By time

  /// Whether the issues of `year` are known.
  public func isKnown(_ year: Int) -> Bool { knownYears?.contains(year) ?? true }

  public func issues(in year: Int) -> ArraySlice<ListedIssue> { issues[ranges[year] ?? 0..<0] }

  /// The number of issues in `month`, from 1 to 12, counting each edition.
  public func count(in month: Int, of year: Int) -> Int { monthCounts[year * 12 + month - 1] ?? 0 }

  /// The number of issues of each year that has any.
  public var counts: [Int: Int] { ranges.mapValues(\.count) }

  /// The largest number of issues in any month.
  public var largestMonth: Int { monthCounts.values.max() ?? 0 }

  /// The issues of a day, ordered by edition.
  public func issues(on date: IssueDate) -> ArraySlice<ListedIssue> {
    let year = issues(in: date.year)
    let start = year.partitionIndex { $0.date >= date }
    return year[start..<year.partitionIndex { $0.date > date }]
  }

  /// The issues on a day of the year, from 1 to 12 and 1 to 31, in all years.
  public func issues(onMonth month: Int, day: Int) -> [ListedIssue] {
    ranges.keys.sorted().flatMap { year in
      IssueDate(year: year, month: month, day: day).map { Array(issues(on: $0)) } ?? []
    }
  }

  /// The issue nearest to `date`, the earlier of two equally near; nil if none is known.
  public func nearest(to date: IssueDate) -> ListedIssue? {
    let next = issues.partitionIndex { $0.date >= date }
    let after = next < issues.count ? issues[next] : nil
    guard next > 0 else { return after }
    let before = issues[issues.partitionIndex { $0.date >= issues[next - 1].date }]
    guard let after else { return before }
    return date.days(since: before.date) <= after.date.days(since: date) ? before : after
  }
}
