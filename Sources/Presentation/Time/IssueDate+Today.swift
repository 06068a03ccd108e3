import Clock
import Newspapers

extension IssueDate {
  /// The day it is where the reader is.
  public static func today(_ clock: any WallClock = SystemClock()) -> IssueDate { Moment.date(clock.now) }
}
