/// What of a newspaper has been digitised, as its source counts it.
public struct DigitisedCoverage: Hashable, Sendable {
  public let firstIssue: IssueDate?
  public let lastIssue: IssueDate?
  /// Nil where the source does not say.
  public let issueCount: Int?

  public init(firstIssue: IssueDate?, lastIssue: IssueDate?, issueCount: Int?) {
    self.firstIssue = firstIssue
    self.lastIssue = lastIssue
    self.issueCount = issueCount
  }
}
