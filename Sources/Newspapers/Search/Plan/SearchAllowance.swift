/// What a reader allows a search to do at once.
public struct SearchAllowance: Hashable, Sendable {
  /// The requests that a search may take.
  public var requests: Int
  /// How many passages to cut from each page whose text comes along, the best first.
  public var passages: Int

  /// Whether a count may take more requests than a list, up to the number that is offered.
  public var countsExactly: Bool
  /// Whether lists that are longer than the server serves are requested in parts.
  public var reachesAll: Bool

  public init(
    requests: Int = SearchPlan.allowed, passages: Int = 1, countsExactly: Bool = false,
    reachesAll: Bool = false
  ) {
    self.requests = requests
    self.passages = passages
    self.countsExactly = countsExactly
    self.reachesAll = reachesAll
  }
}
