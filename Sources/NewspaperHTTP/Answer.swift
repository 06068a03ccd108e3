import HTTP
import Newspapers

/// A decoded answer with the headers it came with.
public struct Answer<Value: Sendable>: Sendable {
  public let value: Value
  public let headers: HTTPHeaders
  /// Who gave it, and when.
  public let origin: Origin

  /// Whether the server marks the answer as not worth keeping: what an overloaded loc.gov does with an emptiness
  /// that is not true. A true one may be kept for about a day.
  public var isNotWorthKeeping: Bool { CacheControl(headers).demandsAsking }
}
