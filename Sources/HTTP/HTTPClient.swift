/// Performs HTTP requests.
public protocol HTTPClient: Sendable {
  /// Performs `request`. Any status is an answer; only what prevents an answer is an error.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
