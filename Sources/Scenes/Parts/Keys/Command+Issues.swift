import TerminalUI

/// The commands shared by the calendar and the page reader.
extension Command {
  public static let nextIssue: Command = "next-issue"
  public static let previousIssue: Command = "previous-issue"
}
