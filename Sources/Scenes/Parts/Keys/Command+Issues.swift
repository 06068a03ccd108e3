import TerminalUI

/// The commands for issues, which several screens share.
extension Command {
  public static let issues: Command = "issues"
  public static let issuePages: Command = "issue-pages"
  public static let nextIssue: Command = "next-issue"
  public static let previousIssue: Command = "previous-issue"
  public static let firstIssue: Command = "first-issue"
  public static let lastIssue: Command = "last-issue"
  public static let nextEdition: Command = "next-edition"
}
