/// Performs HTTP requests.
public protocol HTTPClient: Sendable {
  /// Performs `request`. Any status is a response; only what prevents a response is an error.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// What was kept of an earlier response to `request`, without a request; nil if there is nothing.
  func kept(_ request: HTTPRequest) async -> HTTPResponse?

  /// Keeps `response`, which was understood, for when `request` is made again.
  func keep(_ response: HTTPResponse, of request: HTTPRequest) async
}

/// A client that keeps nothing.
extension HTTPClient {
  public func kept(_ request: HTTPRequest) async -> HTTPResponse? { nil }
  public func keep(_ response: HTTPResponse, of request: HTTPRequest) async {}
}
