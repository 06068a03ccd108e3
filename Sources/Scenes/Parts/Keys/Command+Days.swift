import TerminalUI

/// The commands shared by the calendar and the front pages of a day.
extension Command {
  public static let nextDay: Command = "next-day"
  public static let previousDay: Command = "previous-day"
  public static let nextYear: Command = "next-year"
  public static let previousYear: Command = "previous-year"
  public static let goToDate: Command = "go-to-date"
}
