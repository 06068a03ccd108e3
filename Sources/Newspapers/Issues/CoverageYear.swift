/// What a source has for a year in which a newspaper was published.
public enum CoverageYear: Hashable, Sendable {
  case issues(Int)
  /// No issues.
  case missing
  /// The source does not say.
  case unknown
}
