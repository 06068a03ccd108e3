/// How many requests may still be sent to a server; times are in seconds since 1970.
public struct RequestBudget: Hashable, Sendable {
  /// Requests in the last minute.
  public let spent: Int
  /// Requests allowed per minute.
  public let limit: Int
  /// When the next request could be sent.
  public let nextAt: Double
  /// Until when the server refuses requests; nil if it accepts them.
  public let blockedUntil: Double?

  public init(spent: Int, limit: Int, nextAt: Double, blockedUntil: Double? = nil) {
    self.spent = spent
    self.limit = limit
    self.nextAt = nextAt
    self.blockedUntil = blockedUntil
  }
}
