import Clock
import Glibc
import Newspapers

/// Points in time, in words.
public enum Moment {
  /// `May 31, 2025`, in the reader's time zone.
  public static func day(_ seconds: Double) -> String { date(seconds).words }

  /// The same for a calendar.
  public static func date(_ seconds: Double) -> IssueDate {
    let time = local(seconds)
    return IssueDate(year: Int(time.tm_year) + 1900, month: Int(time.tm_mon) + 1, day: Int(time.tm_mday))
      ?? .earliest
  }

  /// `2:05 p.m.`, in the reader's time zone.
  public static func clockTime(_ seconds: Double) -> String {
    let time = local(seconds)
    let hour = (time.tm_hour + 11) % 12 + 1
    return "\(hour):\(time.tm_min < 10 ? "0" : "")\(time.tm_min) \(time.tm_hour < 12 ? "a.m." : "p.m.")"
  }

  /// `2:05 p.m.`, with the day if it is not that of `now`: `October 2, 2096, 2:05 p.m.`. The next whole
  /// minute, so that it is over by then.
  public static func until(_ seconds: Double, now: Double = SystemClock().now) -> String {
    let seconds = (seconds / 60).rounded(.up) * 60
    return date(seconds) == date(now) ? clockTime(seconds) : "\(day(seconds)), \(clockTime(seconds))"
  }

  /// `just now`, `3 min ago`, `2 h ago`, or the day.
  public static func age(_ seconds: Double, now: Double) -> String {
    switch now - seconds {
    case ..<60: "just now"
    case ..<3600: "\(Int(now - seconds) / 60) min ago"
    case ..<86400: "\(Int(now - seconds) / 3600) h ago"
    default: day(seconds)
    }
  }

  /// The same in 12 cells: `just now`, `3 min ago`, `2 h ago`, `yesterday`, `Oct 12, 2026`.
  public static func shortAge(_ seconds: Double, now: Double) -> String {
    if now - seconds < 43_200 || date(seconds) == date(now) { return age(seconds, now: now) }
    return date(seconds) == date(now).adding(days: -1) ? "yesterday" : date(seconds).shortWords
  }

  private static func local(_ seconds: Double) -> tm {
    var time = time_t(seconds.isFinite ? max(-1e11, min(seconds, 1e11)) : 0)
    var parts = tm()
    localtime_r(&time, &parts)
    return parts
  }
}
