/// How new an answer has to be.
public enum Freshness: Hashable, Sendable {
  /// Anything stored locally, however old; a server is asked only if there is nothing. The answer says
  /// whether it has expired (`Origin.isStale`).
  case atHand
  /// As new as the source would have it: a stored answer is valid for a day, or as long as the server said.
  case recent

  /// Whether a stored answer will do.
  public func accepts(isStale: Bool) -> Bool {
    switch self {
    case .atHand: true
    case .recent: !isStale
    }
  }
}
