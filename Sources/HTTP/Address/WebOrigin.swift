/// Who a request goes to: scheme, host and port (RFC 6454, section 4).
public struct WebOrigin: Hashable, Sendable {
  /// `http` or `https`.
  public let scheme: String
  /// In lower case, without the dot that ends a full name.
  public let host: String
  public let port: Int

  /// The host, and the port if it is not the scheme's: `www.loc.gov`, `127.0.0.1:8080`.
  var name: String { port == WebOrigin.usualPort(of: scheme) ? host : "\(host):\(port)" }

  private static func usualPort(of scheme: String) -> Int { scheme == "https" ? 443 : 80 }

  /// Nil for other schemes, without a host, and for an impossible port.
  public init?(of url: String) {
    guard let mark = url.firstRange(of: "://"), let host = WebOrigin.host(of: url) else { return nil }
    scheme = url[..<mark.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    self.host = host
    let authority = url[mark.upperBound...].prefix { !"/?#".contains($0) }
    let address = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let name = address.hasPrefix("[") ? address.drop { $0 != "]" }.dropFirst() : address.drop { $0 != ":" }
    guard !name.isEmpty else {
      port = WebOrigin.usualPort(of: scheme)
      return
    }
    let digits = name.dropFirst()
    guard name.first == ":", !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), (1...65_535).contains(number)
    else { return nil }
    port = number
  }

  /// The host of any address, in lower case, without the port and the dot that ends a full name; nil if `url`
  /// has none.
  public static func host(of url: String) -> String? {
    guard let scheme = url.firstRange(of: "://") else { return nil }
    let authority = url[scheme.upperBound...].prefix { !"/?#".contains($0) }
    let address = authority.split(separator: "@").last ?? ""
    let host = address.hasPrefix("[") ? address.prefix { $0 != "]" } + "]" : address.prefix { $0 != ":" }
    let name = host.hasSuffix(".") ? host.dropLast() : host
    return name.isEmpty ? nil : name.lowercased()
  }

  /// `url` without what precedes its host: the name and password that a server may have put there.
  public static func withoutCredentials(_ url: String) -> String {
    guard let mark = url.firstRange(of: "://") else { return url }
    let rest = url[mark.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return url }
    return String(url[..<mark.upperBound] + rest[rest.index(after: at)...])
  }
}
