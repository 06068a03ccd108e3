import HTTP

/// A decoded answer with the headers it came with.
public struct Answer<Value: Sendable>: Sendable {
  public let value: Value
  public let headers: HTTPHeaders

  /// Whether the server marks the answer as not worth keeping: what an overloaded loc.gov does with an emptiness
  /// that is not true. A true one may be kept for about a day.
  public var isNotWorthKeeping: Bool {
    let directives = (headers["Cache-Control"] ?? "").lowercased().split(separator: ",")
    return directives.contains { ["no-cache", "max-age=0"].contains($0.filter { !$0.isWhitespace }) }
  }
}
