/// What `Cache-Control` tells a private cache (RFC 9111, section 5.2.2).
public struct CacheControl: Hashable, Sendable {
  /// The response must not be stored.
  public let forbidsStoring: Bool
  /// The response must be revalidated before it is used again.
  public let demandsAsking: Bool
  /// Seconds for which the response stays fresh; nil if the server does not say.
  public let maxAge: Double?

  public init(_ headers: HTTPHeaders) {
    let directives = (headers["Cache-Control"] ?? "").lowercased().split(separator: ",").map {
      $0.filter { !$0.isWhitespace }
    }
    forbidsStoring = directives.contains("no-store")
    maxAge = directives.lazy.compactMap(CacheControl.maxAge).first
    demandsAsking =
      directives.contains { $0 == "no-cache" || $0.hasPrefix("no-cache=") } || maxAge == 0
  }

  private static func maxAge(_ directive: String) -> Double? {
    guard directive.hasPrefix("max-age=") else { return nil }
    let digits = directive.dropFirst("max-age=".count).filter { $0 != "\"" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Double(digits)
  }
}
