import TerminalUI

/// What the calendar and the page reader both do.
extension Command {
  public static let nextIssue: Command = "next-issue"
  public static let previousIssue: Command = "previous-issue"
}
