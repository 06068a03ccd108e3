/// The requests to a host by all of the user's running programs; all times in seconds since 1970.
public struct PaceReading: Hashable, Sendable {
  public let host: String
  /// Requests sent in the last minute.
  public let lastMinute: Int
  /// Requests allowed per minute.
  public let limit: Int
  /// When the next request could be sent.
  public let nextAt: Double
  /// Until when the host refuses requests; nil if it accepts them.
  public let blockedUntil: Double?

  public init(host: String, lastMinute: Int, limit: Int, nextAt: Double, blockedUntil: Double? = nil) {
    self.host = host
    self.lastMinute = lastMinute
    self.limit = limit
    self.nextAt = nextAt
    self.blockedUntil = blockedUntil
  }
}
