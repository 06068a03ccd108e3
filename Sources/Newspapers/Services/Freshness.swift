/// How new an answer has to be.
public enum Freshness: Hashable, Sendable {
  /// Only what is on this machine, however old: no server is asked. `.notHere` if there is nothing.
  case kept
  /// What is on this machine, however old; a server is asked only if there is nothing. The answer says if it
  /// is out of date (`Origin.isStale`).
  case atHand
  /// As new as the source wants it: a stored answer counts for a day, or for as long as the server said.
  case recent

  /// The same for something else that the answer needs, which may be old.
  public var acceptingOld: Freshness { self == .kept ? .kept : .atHand }

  /// Whether a stored answer is new enough.
  public func accepts(isStale: Bool) -> Bool {
    switch self {
    case .kept, .atHand: true
    case .recent: !isStale
    }
  }
}
