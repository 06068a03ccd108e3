import HTTP
import MVP
import Pending

/// Marks a screen's work as leaving this machine just before it does, so that keys no longer wait for it.
struct LeavingClient: HTTPClient {
  private let client: any HTTPClient

  init(_ client: any HTTPClient) { self.client = client }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    PendingWork.current?.settle()
    return try await client.send(request)
  }
}
