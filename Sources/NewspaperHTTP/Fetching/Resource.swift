import HTTP
import Newspapers

/// A decoded response with its headers.
public struct Resource<Value: Sendable>: Sendable {
  public let value: Value
  public let headers: HTTPHeaders
  /// Who sent it, and when.
  public let origin: Origin

  /// Whether the server marks the response as not cacheable: an overloaded loc.gov does that with false empty
  /// results. True ones may be cached for about a day.
  public var isNotWorthKeeping: Bool { CacheControl(headers).demandsAsking }
}
