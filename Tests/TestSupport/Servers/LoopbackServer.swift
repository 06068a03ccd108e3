import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// An HTTP server on 127.0.0.1 that responds as scripted and records its requests.
///
///     let server = try await LoopbackServer.start(["/newspapers.json": .json(#"{"newspapers": []}"#)])
///     let response = try await client.send(HTTPRequest(server.url + "/newspapers.json"))
///     #expect(server.requests.map(\.target) == ["/newspapers.json"])
///
/// It stops with the last reference, or with `stop()`.
public final class LoopbackServer: Sendable {
  /// Such as `http://127.0.0.1:40123`, without a trailing slash.
  public let url: String
  private let log: Log
  private let running: Task<Void, any Error>

  private final class Log: Sendable {
    let requests = Mutex<[LoopbackRequest]>([])
  }

  /// All requests so far, in order of arrival.
  public var requests: [LoopbackRequest] { log.requests.withLock { $0 } }

  /// Responds to each request with `answer`. Returns once the server listens.
  public static func start(
    _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
  ) async throws -> LoopbackServer {
    let log = Log()
    let handler = ClosureHTTPHandler { request in
      let request = LoopbackRequest(request)
      log.requests.withLock { $0.append(request) }
      return await answer(request).response
    }
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled, handler: handler)
    let running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 10)
    guard case .ip4(_, let port) = await server.listeningAddress else {
      running.cancel()
      throw SocketError.unsupportedAddress
    }
    return LoopbackServer(url: "http://127.0.0.1:\(port)", log: log, running: running)
  }

  /// Responds from a table whose keys are a path with its query, or a path for any query; otherwise with 404.
  public static func start(_ answers: [String: LoopbackResponse]) async throws -> LoopbackServer {
    try await start { request in answers[request.target] ?? answers[request.path] ?? .notFound }
  }

  /// Responds with the files in `folder`, by path, ignoring the query.
  public static func start(folder: URL) async throws -> LoopbackServer {
    try await start { request in
      let parts = (request.path.removingPercentEncoding ?? request.path).split(separator: "/")
      guard !parts.contains("..") else { return .notFound }
      return .file(folder.appending(path: parts.joined(separator: "/")))
    }
  }

  /// Responds like `site`.
  public static func start(_ site: FixtureSite) async throws -> LoopbackServer {
    try await start(answering: site.answer(to:))
  }

  /// Responds with what `answer` returns for a request's target.
  public static func start(
    answering answer: @escaping @Sendable (String) throws -> FixtureResponse
  ) async throws -> LoopbackServer {
    try await start { request in
      do {
        let answer = try answer(request.target)
        return LoopbackResponse(status: answer.status, headers: answer.headers, body: Data(answer.body))
      } catch {
        return .text("\(error)", status: 500)
      }
    }
  }

  private init(url: String, log: Log, running: Task<Void, any Error>) {
    self.url = url
    self.log = log
    self.running = running
  }

  deinit { running.cancel() }

  /// Closes all connections; returns once the server has stopped listening.
  public func stop() async {
    running.cancel()
    _ = await running.result
  }
}

extension LoopbackResponse {
  fileprivate var response: FlyingFox.HTTPResponse {
    FlyingFox.HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: ""),
      headers: FlyingFox.HTTPHeaders(
        Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0), $1) })), body: body)
  }
}
