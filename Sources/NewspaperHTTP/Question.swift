import HTTP

/// What is asked of a server.
public struct Question: Hashable, Sendable {
  /// An absolute address.
  public let url: String
  /// What is asked for, to say that it was not found: `newspaper sn83030214`.
  public let subject: String
  /// Seconds until the whole transfer has to be done.
  public let timeout: Double
  /// Seconds for which the answer is as good as new if the server does not say.
  public let shelfLife: Double
  /// Whether it is worth keeping that the server has no such thing.
  public let keepsMissing: Bool

  /// Lists and records change rarely, and never so that a day matters.
  public static let day = 86_400.0

  public init(
    _ url: String, subject: String, timeout: Double = HTTPRequest.defaultTimeout, shelfLife: Double = day,
    keepsMissing: Bool = false
  ) {
    self.url = url
    self.subject = subject
    self.timeout = timeout
    self.shelfLife = shelfLife
    self.keepsMissing = keepsMissing
  }
}
