import Presentation
import TerminalUI

extension Command {
  public static let nextGap: Command = "next-gap"
  public static let previousGap: Command = "previous-gap"
  public static let nextWeek: Command = "next-week"
  public static let previousWeek: Command = "previous-week"
  public static let nextMonth: Command = "next-month"
  public static let previousMonth: Command = "previous-month"
  public static let thisDay: Command = "this-day"
}

/// The rows for the calendar in the table of bindings.
public enum IssueCalendarKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", help: "read the issue, or the selected edition", hint: "read"),
      KeyBinding(.issuePages, "i", "I", help: "show the issue's pages as pictures", hint: "pages"),
      KeyBinding(
        .loadPicture, "v", help: "load the front page shown beside the calendar (at 120 columns or more)"),
      KeyBinding(
        .nextIssue, "n", "J", help: "go to the next issue; with a count, N issues on", hint: "next issue"),
      KeyBinding(.previousIssue, "p", "N", "K", help: "go to the previous issue", hint: "previous"),
      KeyBinding(.nextMonth, "]", "PgDn", "C-f", help: "go to the next month", hint: "month"),
      KeyBinding(.previousMonth, "[", "PgUp", "C-b", help: "go to the previous month"),
      KeyBinding(.nextYear, "}", ">", help: "go to the next year", hint: "year"),
      KeyBinding(.previousYear, "{", "<", help: "go to the previous year"),
      KeyBinding(
        .nextGap, "x", help: "go to the next known missing issue", hint: "gap"),
      KeyBinding(.previousGap, "X", help: "go to the previous known missing issue"),
      KeyBinding(
        .goToDate, "g d", help: "go to a date: 1865, 1865-10, 1865-10-02 or April 15, 1865", hint: "date"),
      KeyBinding(
        .thisDay, "t", help: "go to today's date in the year shown; with a count, N years before today",
        hint: "this day"),
      KeyBinding(.nextEdition, "Tab", help: "select the next edition of the day"),
      KeyBinding(.bookmark, "m", help: "bookmark the issue, or remove its bookmark", hint: "bookmark"),
      KeyBinding(.undo, "u", help: "undo changes to bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.nextDay, "l", "Right", help: "go to the next day; with a count, N days on"),
      KeyBinding(.previousDay, "h", "Left", help: "go to the previous day"),
      KeyBinding(.nextWeek, "j", "Down", "C-n", help: "go down a week"),
      KeyBinding(.previousWeek, "k", "Up", "C-p", help: "go up a week"),
      KeyBinding(.firstIssue, "g g", "Home", help: "go to the first issue"),
      KeyBinding(.lastIssue, "G", "End", help: "go to the last issue"),
      QueueKeys.issue, QueueKeys.year,
    ] + NewspaperKeys.citing + [KeyBinding(.refresh, "R", help: "reload from the source")]
}
