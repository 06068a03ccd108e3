import HTTP
import Synchronization

/// An `HTTPClient` that responds from memory and records its requests.
public final class StubHTTPClient: HTTPClient {
  public typealias Respond = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

  private let respond: Respond
  private let requests = Mutex<[HTTPRequest]>([])

  public init(_ respond: @escaping Respond) { self.respond = respond }

  /// Responds like `site`, whatever the host.
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

  /// Responds to everything with the same answer.
  public convenience init(_ answer: FixtureResponse) {
    self.init { request async throws(HTTPError) in answer.response(to: request.url) }
  }

  /// Fails every request with the same error.
  public convenience init(failing error: HTTPError) {
    self.init { _ async throws(HTTPError) in throw error }
  }

  /// Responds to addresses; one for which `answer` fails is invalid.
  public static func answering(
    _ answer: @escaping @Sendable (_ url: String) throws -> FixtureResponse
  ) -> StubHTTPClient {
    StubHTTPClient { request async throws(HTTPError) in
      do { return try answer(request.url).response(to: request.url) } catch {
        throw .invalidURL(request.url)
      }
    }
  }

  /// The requested addresses, in order.
  public var urls: [String] { requests.withLock { $0.map(\.url) } }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    requests.withLock { $0.append(request) }
    return try await respond(request)
  }
}
