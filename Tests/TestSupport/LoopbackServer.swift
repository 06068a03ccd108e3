import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// An HTTP server on 127.0.0.1 that answers as told and remembers what it was asked.
///
///     let server = try await LoopbackServer.start(["/newspapers.json": .json(#"{"newspapers": []}"#)])
///     let response = try await client.send(HTTPRequest(server.url + "/newspapers.json"))
///     #expect(server.requests.map(\.target) == ["/newspapers.json"])
///
/// It stops when the last reference goes, or with `stop()`.
public final class LoopbackServer: Sendable {
  /// Such as `http://127.0.0.1:40123`, without a slash at the end.
  public let url: String
  private let log: Log
  private let running: Task<Void, any Error>

  private final class Log: Sendable {
    let requests = Mutex<[LoopbackRequest]>([])
  }

  /// All requests so far, in the order of their arrival.
  public var requests: [LoopbackRequest] { log.requests.withLock { $0 } }

  /// Answers each request with `answer`. Returns once the server listens.
  public static func start(
    _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackAnswer
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

  /// Answers from a table whose keys are a path with its query, or a path for any query; else 404.
  public static func start(_ answers: [String: LoopbackAnswer]) async throws -> LoopbackServer {
    try await start { request in answers[request.target] ?? answers[request.path] ?? .notFound }
  }

  /// Answers with the files of `folder`, by path; the query does not matter.
  public static func start(folder: URL) async throws -> LoopbackServer {
    try await start { request in
      let parts = (request.path.removingPercentEncoding ?? request.path).split(separator: "/")
      guard !parts.contains("..") else { return .notFound }
      return .file(folder.appending(path: parts.joined(separator: "/")))
    }
  }

  /// Answers as `site` does.
  public static func start(_ site: FixtureSite) async throws -> LoopbackServer {
    try await start { request in
      do {
        let answer = try site.answer(to: request.target)
        return LoopbackAnswer(status: answer.status, headers: answer.headers, body: Data(answer.body))
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

  /// Closes all connections; returns when nobody listens any more.
  public func stop() async {
    running.cancel()
    _ = await running.result
  }
}

extension LoopbackAnswer {
  fileprivate var response: FlyingFox.HTTPResponse {
    FlyingFox.HTTPResponse(
      statusCode: HTTPStatusCode(status, phrase: ""),
      headers: FlyingFox.HTTPHeaders(
        Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0), $1) })), body: body)
  }
}
