/// What may still be asked of a server; times are in seconds since 1970.
public struct RequestBudget: Hashable, Sendable {
  /// Requests of the last minute.
  public let spent: Int
  /// Requests that a minute may have.
  public let limit: Int
  /// When the next request could be sent.
  public let nextAt: Double
  /// Until when the server takes no requests; nil if it does.
  public let blockedUntil: Double?

  public init(spent: Int, limit: Int, nextAt: Double, blockedUntil: Double? = nil) {
    self.spent = spent
    self.limit = limit
    self.nextAt = nextAt
    self.blockedUntil = blockedUntil
  }
}
