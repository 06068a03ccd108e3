import HTTP
import Newspapers

/// Where a service lives: scheme, host and possibly a path.
public struct Site: Hashable, Sendable {
  /// Without a slash at its end and without credentials: `https://www.loc.gov`, `https://example.org/papers`.
  public let address: String

  /// Accepts an address with or without a scheme; the default is `https`.
  public init(_ address: String) {
    var address = address.trimmed
    while address.hasSuffix("/") { address.removeLast() }
    self.address = WebOrigin.withoutCredentials(address.contains("://") ? address : "https://" + address)
  }

  /// For people: host and path, `www.loc.gov`, `example.org/papers`.
  public var name: String { address.split(separator: "://", maxSplits: 1).last.map(String.init) ?? "" }

  /// With the port, if there is one.
  public var host: String { String(name.prefix { $0 != "/" && $0 != "?" }) }

  /// The address of `path`, which begins with a slash, with `parameters` in order, percent-encoded.
  public func url(_ path: String, _ parameters: [(name: String, value: String)] = []) -> String {
    guard !parameters.isEmpty else { return address + path }
    // Characters that are unreserved in a query stay (RFC 3986, sections 2.3 and 3.4).
    let query = parameters.map { "\($0.name)=\(PercentText.encoded($0.value, keeping: "-._~:/,"))" }
    return address + path + "?" + query.joined(separator: "&")
  }
}
