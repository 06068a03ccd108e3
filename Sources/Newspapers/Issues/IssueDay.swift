/// What a source has of a day.
public enum IssueDay: Hashable, Sendable {
  /// So many issues: editions of the day.
  case issues(Int)
  /// None, though one is expected to have appeared.
  case absent
  /// None, and none is expected; or it cannot be told.
  case none
  /// The day is before the first or after the last issue that the source has.
  case outside
  /// The issues of the year are not known.
  case unknown
}
