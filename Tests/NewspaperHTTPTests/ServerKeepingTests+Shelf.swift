import HTTP
import Synchronization

extension ServerKeepingTests {
  /// Keeps responses in memory, responds as instructed, and counts requests.
  final class Shelf: HTTPClient {
    private struct State {
      var answer: Result<HTTPResponse, HTTPError>
      var kept: [String: HTTPResponse] = [:]
      var asked: [HTTPRequest] = []
    }
    private let state: Mutex<State>

    init(_ answer: Result<HTTPResponse, HTTPError>) { state = Mutex(State(answer: answer)) }

    var asked: [HTTPRequest] { state.withLock { $0.asked } }
    var keptBodies: [String] {
      state.withLock { $0.kept.values.map { String(decoding: $0.body, as: UTF8.self) } }
    }

    func answer(_ answer: Result<HTTPResponse, HTTPError>) { state.withLock { $0.answer = answer } }
    func age(_ url: String, asOf: Double, isStale: Bool) {
      state.withLock { state in
        guard let old = state.kept[url] else { return }
        state.kept[url] = HTTPResponse(
          status: 200, headers: old.headers, body: old.body, url: url,
          age: .init(asOf: asOf, isStale: isStale))
      }
    }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
      try state.withLock { state in
        state.asked.append(request)
        return state.answer
      }.get()
    }
    func kept(_ request: HTTPRequest) async -> HTTPResponse? { state.withLock { $0.kept[request.url] } }
    func keep(_ response: HTTPResponse, of request: HTTPRequest) async {
      state.withLock {
        $0.kept[request.url] = HTTPResponse(
          status: 200, headers: response.headers, body: response.body, url: response.url,
          age: .init(asOf: 900, isStale: false))
      }
    }
  }
}
