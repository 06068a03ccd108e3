/// A day of the week; weeks begin on Sunday, as in American calendars.
public enum Weekday: Int, CaseIterable, Hashable, Comparable, Sendable, CustomStringConvertible {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// `Thursday`.
  public var description: String { Weekday.names[rawValue] }

  /// `Thu`.
  public var abbreviation: String { String(description.prefix(3)) }

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

  private static let names = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
