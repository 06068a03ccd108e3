import HTTP
import Synchronization

/// An `HTTPClient` that keeps in memory what another one responded, and records which of it is read.
public final class KeepingHTTPClient: HTTPClient {
  private struct State {
    var kept: [String: HTTPResponse] = [:]
    var read: [String] = []
  }

  private let inner: any HTTPClient
  private let now: Double
  private let state = Mutex(State())

  /// - Parameter now: when everything is kept, in seconds since 1970.
  public init(_ inner: any HTTPClient, now: Double) { (self.inner, self.now) = (inner, now) }

  /// The addresses for which a kept response was looked for to be read, in order.
  public var read: [String] { state.withLock { $0.read } }

  public func forgetReads() { state.withLock { $0.read = [] } }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await inner.send(request)
  }

  public func kept(_ request: HTTPRequest) async -> HTTPResponse? {
    state.withLock { state in
      state.read.append(request.url)
      return state.kept[request.url]
    }
  }

  public func keptAddresses(of requests: [HTTPRequest]) async -> Set<String> {
    state.withLock { state in
      Set(requests.map(\.url).filter { state.kept[$0]?.status == 200 })
    }
  }

  public func keep(_ response: HTTPResponse, of request: HTTPRequest) async {
    guard request.shelfLife != nil, response.status == 200 || response.status == 404 && request.keepsMissing
    else { return }
    let kept = HTTPResponse(
      status: response.status, headers: response.headers, body: response.body, url: response.url,
      age: HTTPResponse.Age(asOf: now, isStale: false))
    state.withLock { $0.kept[request.url] = kept }
  }
}
