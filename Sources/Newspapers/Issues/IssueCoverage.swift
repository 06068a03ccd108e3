/// How many issues of a newspaper a source has for each year, as far as it can tell with few requests.
public struct IssueCoverage: Hashable, Sendable {
  /// The first and last issue, and how many there are.
  public let digitized: DigitizedCoverage
  /// The number of issues of each year that is known.
  public let years: [Int: Int]
  /// Whether years missing from `years` have no issues, unless `origin` says of some that they cannot be read; otherwise
  /// their numbers are unknown.
  public let isComplete: Bool
  public let origin: Origin

  public init(digitized: DigitizedCoverage, years: [Int: Int], isComplete: Bool, origin: Origin) {
    self.digitized = digitized
    self.years = years
    self.isComplete = isComplete
    self.origin = origin
  }

  /// Counts a complete list of issues.
  public init(of list: IssueList) {
    self.init(
      digitized: DigitizedCoverage(
        firstIssue: list.issues.first?.date, lastIssue: list.issues.last?.date,
        issueCount: list.issues.count),
      years: list.issues.reduce(into: [:]) { $0[$1.date.year, default: 0] += 1 },
      isComplete: list.years == nil && list.origin.isWhole, origin: list.origin)
  }
}
