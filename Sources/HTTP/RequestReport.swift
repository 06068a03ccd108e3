/// The outcome of a request, for anything that monitors them.
public struct RequestReport: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    /// Status and bytes of the body after decompression.
    case answered(status: Int, bytes: Int)
    /// The cache had a response; a stale one is only shown while a newer one is loading.
    case kept(bytes: Int, isStale: Bool)
    case failed(HTTPError)
  }

  /// The requested address.
  public let url: String
  public let outcome: Outcome
  /// From sending the request to the end of its response.
  public let seconds: Double

  public init(url: String, outcome: Outcome, seconds: Double) {
    self.url = url
    self.outcome = outcome
    self.seconds = seconds
  }
}
