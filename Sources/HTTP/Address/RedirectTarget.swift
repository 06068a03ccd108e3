/// The address that a redirect leads to.
enum RedirectTarget {
  /// `location`, which may be relative, relative to `base` (RFC 3986, section 5.2). libcurl removes `.` and
  /// `..` itself.
  static func url(_ location: String, from base: String) -> String {
    let location = encoded(location)
    guard !hasScheme(location), let mark = base.firstRange(of: "://") else { return location }
    if location.hasPrefix("//") { return "\(base[..<mark.lowerBound]):\(location)" }
    let pathStart = base[mark.upperBound...].firstIndex { "/?#".contains($0) } ?? base.endIndex
    let origin = base[..<pathStart]
    let path = base[pathStart...].prefix { $0 != "?" && $0 != "#" }
    switch location.first {
    case "/": return "\(origin)\(location)"
    case "?": return "\(origin)\(path)\(location)"
    case "#": return "\(base.prefix { $0 != "#" })\(location)"
    default: return "\(origin)\(path.lastIndex(of: "/").map { path[...$0] } ?? "/")\(location)"
    }
  }

  /// Whether it is an address of http or https.
  static func isOfWeb(_ url: String) -> Bool {
    let start = url.prefix(6).lowercased()
    return start.hasPrefix("http:") || start.hasPrefix("https:")
  }

  static func isSecure(_ url: String) -> Bool { url.prefix(6).lowercased() == "https:" }

  /// `javascript:` is a scheme too; `a/b:c` has none.
  private static func hasScheme(_ location: String) -> Bool {
    let scheme = location.prefix { $0 != ":" }
    guard scheme.endIndex < location.endIndex, scheme.first?.isLetter == true else { return false }
    return scheme.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || [0x2B, 0x2D, 0x2E].contains($0)
    }
  }

  /// Servers also write spaces and letters that are invalid in an address.
  private static func encoded(_ location: String) -> String {
    guard !location.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else { return location }
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = location.utf8.flatMap { byte -> [UInt8] in
      (0x21..<0x7F).contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
