/// What of a newspaper has been digitised, as its source counts it.
public struct DigitisedCoverage: Hashable, Sendable {
  public let firstIssue: IssueDate?
  public let lastIssue: IssueDate?
  /// Nil where the source does not say.
  public let issueCount: Int?

  /// Whether there may be issues of some year of `from...to`; where no dates are known there are none that can be named.
  public func overlaps(from: Int?, to: Int?) -> Bool {
    guard let years else { return from == nil && to == nil }
    return years.upperBound >= from ?? years.upperBound && years.lowerBound <= to ?? years.lowerBound
  }

  /// From the first issue's to the last one's; nil where that is not known.
  public var years: ClosedRange<Int>? {
    guard let first = firstIssue ?? lastIssue, let last = lastIssue ?? firstIssue, first <= last else {
      return nil
    }
    return first.year...last.year
  }

  public init(firstIssue: IssueDate?, lastIssue: IssueDate?, issueCount: Int?) {
    self.firstIssue = firstIssue
    self.lastIssue = lastIssue
    self.issueCount = issueCount
  }
}
