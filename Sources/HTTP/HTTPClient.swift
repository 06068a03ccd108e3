/// Performs HTTP requests.
public protocol HTTPClient: Sendable {
  /// Performs `request`. Any status is a response; only what prevents a response is an error.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse

  /// The stored response to an earlier `request`, without sending anything; nil if there is none.
  func kept(_ request: HTTPRequest) async -> HTTPResponse?

  /// The addresses of those of `requests` to which a whole response is stored, without reading any. One that only says
  /// that something does not exist does not count.
  func keptAddresses(of requests: [HTTPRequest]) async -> Set<String>

  /// Stores `response`, which was understood, for when `request` is made again.
  func keep(_ response: HTTPResponse, of request: HTTPRequest) async
}

/// A client that stores nothing.
extension HTTPClient {
  public func kept(_ request: HTTPRequest) async -> HTTPResponse? { nil }
  public func keep(_ response: HTTPResponse, of request: HTTPRequest) async {}
}

/// A client whose stored responses are in memory anyway.
extension HTTPClient {
  public func keptAddresses(of requests: [HTTPRequest]) async -> Set<String> {
    var addresses: Set<String> = []
    for request in requests where await kept(request)?.status == 200 { addresses.insert(request.url) }
    return addresses
  }
}
