/// What a reader allows a search to do at once.
public struct SearchAllowance: Hashable, Sendable {
  /// The requests that a search may take.
  public var requests: Int
  /// How many passages are cut of each page whose text comes along, the best first.
  public var passages: Int

  public init(requests: Int = SearchPlan.allowed, passages: Int = 1) {
    self.requests = requests
    self.passages = passages
  }
}
