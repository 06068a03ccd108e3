/// What became of a request, for whoever keeps an eye on them.
public struct RequestReport: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    /// Status and bytes of the body after decompression.
    case answered(status: Int, bytes: Int)
    /// There was an answer on disk; if it is stale, it is shown only while a newer one is asked for.
    case kept(bytes: Int, isStale: Bool)
    case failed(HTTPError)
  }

  /// The address that was asked.
  public let url: String
  public let outcome: Outcome
  /// From sending the request to the end of its answer.
  public let seconds: Double

  public init(url: String, outcome: Outcome, seconds: Double) {
    self.url = url
    self.outcome = outcome
    self.seconds = seconds
  }
}
