import HTTP
import Synchronization

/// Tells of every request before it is sent, sends no more than a few, and does not wait for an answer as long as other
/// commands, which ask for more.
final class AnnouncedClient: HTTPClient {
  static let limit = 3
  /// Seconds.
  private static let timeout = 20.0

  private let client: any HTTPClient
  private let announce: @Sendable (_ number: Int, _ url: String) async -> Void
  private let sent = Mutex(0)

  init(_ client: any HTTPClient, announce: @escaping @Sendable (_ number: Int, _ url: String) async -> Void) {
    self.client = client
    self.announce = announce
  }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let number = sent.withLock { sent in
      sent += 1
      return sent
    }
    guard number <= AnnouncedClient.limit else {
      throw .other(code: 0, reason: "doctor sends no more than \(AnnouncedClient.limit) requests")
    }
    await announce(number, request.url)
    var request = request
    request.timeout = min(request.timeout, AnnouncedClient.timeout)
    return try await client.send(request)
  }
}
