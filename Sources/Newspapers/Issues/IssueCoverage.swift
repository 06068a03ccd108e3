/// How many issues of a newspaper a source has from each year, as far as it can tell without much asking.
public struct IssueCoverage: Hashable, Sendable {
  /// The first and the last issue, and how many there are.
  public let digitised: DigitisedCoverage
  /// How many issues there are of each year that is known.
  public let years: [Int: Int]
  /// Whether a year that is not among `years` has no issues; otherwise it is not known how many it has.
  public let isComplete: Bool
  public let origin: Origin

  public init(digitised: DigitisedCoverage, years: [Int: Int], isComplete: Bool, origin: Origin) {
    self.digitised = digitised
    self.years = years
    self.isComplete = isComplete
    self.origin = origin
  }

  /// Counts a list of all issues.
  public init(of list: IssueList) {
    self.init(
      digitised: DigitisedCoverage(
        firstIssue: list.issues.first?.date, lastIssue: list.issues.last?.date,
        issueCount: list.issues.count),
      years: list.issues.reduce(into: [:]) { $0[$1.date.year, default: 0] += 1 },
      isComplete: list.years == nil && list.origin.shortfall == nil, origin: list.origin)
  }
}
