/// How new an answer has to be.
public enum Freshness: Hashable, Sendable {
  /// Only what is on this machine, however old: no server is asked. `.notHere` where there is nothing.
  case kept
  /// What is on this machine, however old; a server is asked only where there is nothing. The answer says when it is
  /// past its time (`Origin.isStale`).
  case atHand
  /// As new as the source would have it: a kept answer counts for a day, or for as long as the server said.
  case recent

  /// Whether a kept answer is new enough.
  public func accepts(isStale: Bool) -> Bool {
    switch self {
    case .kept, .atHand: true
    case .recent: !isStale
    }
  }
}
