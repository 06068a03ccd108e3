import Newspapers

/// An issue as shown in a list: display-ready.
public struct IssueRow: Hashable, Sendable {
  public let issue: IssueID
  /// `Monday`.
  public let weekday: String

  init(_ issue: IssueID) {
    self.issue = issue
    weekday = issue.date.weekday.description
  }
}
