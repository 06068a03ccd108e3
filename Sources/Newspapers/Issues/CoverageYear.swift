/// What a source has of a year in which a newspaper appeared.
public enum CoverageYear: Hashable, Sendable {
  case issues(Int)
  /// No issues.
  case missing
  /// The source has not said.
  case unknown
}
