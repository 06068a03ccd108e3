/// What a reader allows a search to do at once.
public struct SearchAllowance: Hashable, Sendable {
  /// The largest number of requests that a reader can name; more take the permission for as many as it takes.
  public static let most = 1000
  /// The requests that a search of all pages, or a trend, may take unless the reader allows more.
  public static let whole = 60

  /// The requests that a search may take.
  public var requests: Int
  /// How many passages to cut from each page whose text comes along, the best first.
  public var passages: Int

  /// Whether a count may take more requests than a list, up to the number that is offered.
  public var countsExactly: Bool
  /// Whether all pages are wanted: lists that are longer than the server serves are requested in parts, and a
  /// window has what has arrived.
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
