/// Sends nothing: behind a cache, only stored responses are available.
public struct OfflineClient: HTTPClient {
  public init() {}

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { throw .offline }
}
