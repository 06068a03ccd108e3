import FlyingFox
import Foundation

/// A request that a `LoopbackServer` has received.
public struct LoopbackRequest: Sendable {
  /// Such as `GET`.
  public let method: String
  /// Path and query as sent, such as `/search/?q=a%20b`.
  public let target: String
  /// As sent, without the query.
  public let path: String
  /// Decoded; the last of several values with the same name.
  public let query: [String: String]
  public let time: ContinuousClock.Instant
  /// The client's port: the same for requests on one connection.
  public let connection: UInt16
  private let headers: [String: String]

  /// The value of a header, ignoring case in its name.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }

  init(_ request: FlyingFox.HTTPRequest) {
    method = request.method.rawValue
    target = request.target.rawValue
    path = request.target.path()
    query = Dictionary(request.query.map { ($0.name, $0.value) }) { $1 }
    headers = Dictionary(request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }) { "\($0), \($1)" }
    time = .now
    if case .ip4(_, let port) = request.remoteAddress { connection = port } else { connection = 0 }
  }
}
