/// Sends nothing: behind a cache, only what was kept is there.
public struct OfflineClient: HTTPClient {
  public init() {}

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { throw .offline }
}
