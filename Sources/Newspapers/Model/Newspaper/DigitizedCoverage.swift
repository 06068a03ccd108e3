/// How much of a newspaper has been digitized, as its source counts it. A source may also only say that something is.
public struct DigitizedCoverage: Hashable, Sendable {
  public let firstIssue: IssueDate?
  public let lastIssue: IssueDate?
  /// Nil if the source does not say.
  public let issueCount: Int?

  /// Whether it is known only that something is digitized.
  public var saysNothing: Bool { firstIssue == nil && lastIssue == nil && issueCount == nil }

  /// Whether there may be issues from any year in `from...to`; false if no dates are known.
  public func overlaps(from: Int?, to: Int?) -> Bool {
    guard let years else { return from == nil && to == nil }
    return years.upperBound >= from ?? years.upperBound && years.lowerBound <= to ?? years.lowerBound
  }

  /// From the first issue's year to the last one's; nil if unknown.
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
