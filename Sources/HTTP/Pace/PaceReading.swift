/// How the requests of all running programs of the user stand with a host, all times in seconds since 1970.
public struct PaceReading: Hashable, Sendable {
  public let host: String
  /// Requests that were sent in the last minute.
  public let lastMinute: Int
  /// Requests that a minute may have.
  public let limit: Int
  /// When the next request could be sent.
  public let nextAt: Double
  /// Until when the host wants no requests; nil if it takes them.
  public let blockedUntil: Double?

  public init(host: String, lastMinute: Int, limit: Int, nextAt: Double, blockedUntil: Double? = nil) {
    self.host = host
    self.lastMinute = lastMinute
    self.limit = limit
    self.nextAt = nextAt
    self.blockedUntil = blockedUntil
  }
}
