/// Performs HTTP requests.
public protocol HTTPClient: Sendable {
  /// Performs `request`. Any status is a response; only what prevents a response is an error.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// The stored response to an earlier `request`, without sending anything; nil if there is none.
  func kept(_ request: HTTPRequest) async -> HTTPResponse?

  /// Stores `response`, which was understood, for when `request` is made again.
  func keep(_ response: HTTPResponse, of request: HTTPRequest) async
}

/// A client that stores nothing.
extension HTTPClient {
  public func kept(_ request: HTTPRequest) async -> HTTPResponse? { nil }
  public func keep(_ response: HTTPResponse, of request: HTTPRequest) async {}
}
