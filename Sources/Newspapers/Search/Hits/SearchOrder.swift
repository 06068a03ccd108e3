/// The order of search results.
public enum SearchOrder: String, CaseIterable, Hashable, Sendable {
  /// The best first, as the source judges it.
  case relevance
  /// The oldest first.
  case date
  /// The newest first.
  case dateDescending = "date-desc"
  /// By the newspaper's title, then by date.
  case title
}
