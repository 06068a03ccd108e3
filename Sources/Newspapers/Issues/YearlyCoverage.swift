/// What a source has from a newspaper, year by year, from its first year or issue to its last.
public struct YearlyCoverage: Hashable, Sendable {
  public let first: Int
  /// Starting with `first`.
  public let years: [CoverageYear]

  /// Nil if no year is known.
  ///
  /// - Parameter published: when it was published. For uncertain years (`183?`) only the certain ones count.
  ///   A current newspaper extends to its last issue.
  public init?(_ coverage: IssueCoverage, published: PublicationYears?) {
    let counted = coverage.years.filter { $0.value > 0 }.keys
    let (firstIssue, lastIssue) = (coverage.digitized.firstIssue?.year, coverage.digitized.lastIssue?.year)
    guard let first = [firstIssue, counted.min(), published?.start.latest].compactMap(\.self).min(),
      let last = [lastIssue, counted.max(), published?.end.earliest].compactMap(\.self).max(), first <= last,
      last - first < 500
    else { return nil }
    self.first = first
    let shortfall = coverage.origin.shortfall
    let isComplete = coverage.isComplete && shortfall?.unreadableOfNoYear ?? 0 == 0
    years = (first...last).map { year in
      if let count = coverage.years[year] { return count > 0 ? .issues(count) : .missing }
      let isBeside = firstIssue.map { year < $0 } ?? false || lastIssue.map { year > $0 } ?? false
      if shortfall?.unreadableYears[year] != nil { return .unknown }
      return isComplete || isBeside ? .missing : .unknown
    }
  }

  /// The ranges of years of a kind, in ascending order.
  public func ranges(_ kind: CoverageYear) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for (index, year) in years.enumerated() where year == kind {
      if let last = ranges.last, last.upperBound == first + index - 1 {
        ranges[ranges.count - 1] = last.lowerBound...first + index
      } else {
        ranges.append(first + index...first + index)
      }
    }
    return ranges
  }

  /// The largest number of issues in a year.
  public var most: Int {
    years.reduce(0) { most, year in if case .issues(let count) = year { max(most, count) } else { most } }
  }
}
