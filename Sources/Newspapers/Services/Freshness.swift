/// How new an answer has to be.
public enum Freshness: Hashable, Sendable {
  /// Whatever is at hand, however old; a server is asked only where there is nothing. The answer says when it is past
  /// its time (`Origin.isStale`).
  case atHand
  /// As new as the source would have it: what was kept counts for a day, or for as long as the server said.
  case recent

  /// Whether what was kept will do.
  public func accepts(isStale: Bool) -> Bool {
    switch self {
    case .atHand: true
    case .recent: !isStale
    }
  }
}
