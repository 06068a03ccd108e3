import HTTP
import Synchronization

/// Receives a response only until it is known how large the whole file is.
final class SizeProbe: Sendable {
  private struct State {
    var isAnswered = false
    var isWhole = false
    var total: Int?
  }

  private let state = Mutex(State())

  /// Whether the server has the file.
  var isAnswered: Bool { state.withLock { $0.isAnswered } }
  var total: Int? { state.withLock { $0.total } }

  var sink: BodySink {
    BodySink(wants: { [self] in wants($0, $1) }, take: { [self] _ in state.withLock { !$0.isWhole } })
  }

  private func wants(_ status: Int, _ headers: HTTPHeaders) -> Bool {
    guard status == 200 || status == 206, headers["Content-Type"]?.lowercased().hasPrefix("text/html") != true
    else { return false }
    let isPacked = headers["Content-Encoding"].map { $0.lowercased() != "identity" } ?? false
    state.withLock {
      $0.isAnswered = true
      $0.isWhole = status == 200
      $0.total =
        status == 206
        ? ContentRange(headers["Content-Range"])?.total
        : isPacked ? nil : headers["Content-Length"].flatMap { Int($0) }
    }
    return true
  }
}
