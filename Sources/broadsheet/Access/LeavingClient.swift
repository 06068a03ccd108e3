import HTTP
import MVP

/// Says of a screen's work that it leaves this machine before it does, so that no key waits for it any more.
struct LeavingClient: HTTPClient {
  private let client: any HTTPClient

  init(_ client: any HTTPClient) { self.client = client }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    PendingWork.current?.settle()
    return try await client.send(request)
  }
}
