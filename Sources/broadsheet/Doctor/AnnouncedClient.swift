import HTTP
import Synchronization

/// Announces every request before it is sent, sends only a few, and times out sooner than other commands,
/// which request more.
final class AnnouncedClient: HTTPClient {
  private let limit: Int
  /// In seconds.
  private static let timeout = 20.0

  private let client: any HTTPClient
  private let announce: @Sendable (_ number: Int, _ url: String) async -> Void
  private let sent = Mutex(0)

  /// - Parameter limit: the maximum number of requests.
  init(
    _ client: any HTTPClient, limit: Int = 3,
    announce: @escaping @Sendable (_ number: Int, _ url: String) async -> Void
  ) {
    self.limit = limit
    self.client = client
    self.announce = announce
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let number = sent.withLock { sent in
      sent += 1
      return sent
    }
    guard number <= limit else {
      throw .other(code: 0, reason: "doctor sends no more than \(limit) requests")
    }
    await announce(number, request.url)
    var request = request
    request.timeout = min(request.timeout, AnnouncedClient.timeout)
    return try await client.send(request)
  }
}
