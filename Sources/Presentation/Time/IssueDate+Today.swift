import Clock
import Newspapers

extension IssueDate {
  /// The current day in the reader's time zone.
  public static func today(_ clock: any WallClock) -> IssueDate { Moment.date(clock.now) }
}
