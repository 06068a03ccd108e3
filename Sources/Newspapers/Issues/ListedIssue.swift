/// What a list of issues says about one of them.
public struct ListedIssue: Hashable, Comparable, Sendable {
  public let date: IssueDate
  /// From 1.
  public let edition: Int

  public init(date: IssueDate, edition: Int = 1) {
    self.date = date
    self.edition = edition
  }

  /// The issue, given the newspaper whose list it is in.
  public func id(of lccn: LCCN) -> IssueID { IssueID(lccn: lccn, date: date, edition: edition) }

  public static func < (left: ListedIssue, right: ListedIssue) -> Bool {
    (left.date, left.edition) < (right.date, right.edition)
  }
}
