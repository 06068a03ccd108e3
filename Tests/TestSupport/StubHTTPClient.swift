import HTTP
import Synchronization

/// An `HTTPClient` that answers from memory and remembers what it was asked.
public final class StubHTTPClient: HTTPClient {
  public typealias Respond = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private let respond: Respond
  private let requests = Mutex<[HTTPRequest]>([])

  public init(_ respond: @escaping Respond) { self.respond = respond }

  /// Answers as `site` does, whatever the host.
  public convenience init(_ site: FixtureSite, below path: String = "") {
    self.init { request async throws(HTTPError) in
      do {
        guard !path.isEmpty, let found = request.url.firstRange(of: path) else {
          return try site.answer(to: request.url).response(to: request.url)
        }
        return try site.answer(to: String(request.url[found.upperBound...])).response(to: request.url)
      } catch {
        throw .other(code: 0, reason: "\(error)")
      }
    }
  }

  /// Answers everything alike.
  public convenience init(_ answer: FixtureAnswer) {
    self.init { request async throws(HTTPError) in answer.response(to: request.url) }
  }

  /// Fails everything alike.
  public convenience init(failing error: HTTPError) {
    self.init { _ async throws(HTTPError) in throw error }
  }

  /// The addresses that were asked for, in their order.
  public var urls: [String] { requests.withLock { $0.map(\.url) } }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    requests.withLock { $0.append(request) }
    return try await respond(request)
  }
}
