/// What a source has for a day.
public enum IssueDay: Hashable, Sendable {
  /// This many issues: the day's editions.
  case issues(Int)
  /// None, although one is expected.
  case absent
  /// None, and none is expected or it cannot be determined.
  case none
  /// The day is before the source's first issue or after its last.
  case outside
  /// The issues of the year are not known.
  case unknown
}
