import HTTP
import NewspaperHTTP
import Newspapers

/// Where to find the image service, or a file for download, that a site names.
///
/// Behind a proxy, a site sees itself under a different scheme and host than we do. So anything on the host
/// that the site thinks its pages are on is requested at the address where we know the site, as it is if the
/// site names no host for its pages. An image service on a separate host is requested there, but never with
/// less security than the site itself.
enum ServiceAddress {
  /// - Parameters:
  ///   - named: as written by the site: `http://inner.example:8000/images/iiif/batch_x%2F0007.jp2`.
  ///   - links: the other addresses that the site gives for its pages.
  /// - Returns: without a trailing slash; nil if it is not a web address.
  static func address(_ named: String, links: [String], on site: Site) -> String? {
    guard let service = WebLocation(named), let own = WebLocation(site.address) else { return nil }
    let hosts = Set(links.compactMap { WebLocation($0)?.host })
    if service.host == own.host || hosts.isEmpty || hosts.contains(service.host) {
      let isBelow = service.path == own.path || service.path.hasPrefix(own.path + "/")
      return "\(own.scheme)://\(own.host)\(isBelow ? "" : own.path)\(service.path)"
    }
    let scheme = own.scheme == "https" ? "https" : service.scheme
    return "\(scheme)://\(service.host)\(service.path)"
  }

  /// Where to find a file, which may be on the site's host without being below the site, or on another host.
  /// - Parameters:
  ///   - named: as written by the site: `http://inner.example:8000/data/ocr/batch_x.tar.bz2`.
  ///   - links: addresses that the site gives for its newspapers.
  static func address(ofFile named: String, links: [String], on site: Site) -> String {
    guard let file = WebLocation(named), let own = WebLocation(site.address) else { return named }
    let homes = links.compactMap { WebLocation(String(IssueSource.home(of: $0[...]))) }
      .filter { $0.host == file.host }
    if let home = homes.first(where: { file.path.hasPrefix($0.path + "/") }) {
      return "\(own.scheme)://\(own.host)\(own.path)\(file.path.dropFirst(home.path.count))"
    }
    guard file.host == own.host || !homes.isEmpty else { return named }
    let scheme = file.host == own.host && own.scheme == "http" ? file.scheme : own.scheme
    return "\(scheme)://\(own.host)\(file.path)"
  }

  /// Whether an address is on another host than the site as we know it.
  static func isElsewhere(_ named: String, than site: Site) -> Bool {
    guard let file = WebLocation(named) else { return false }
    return file.host != WebLocation(site.address)?.host
  }
}

/// A web address in three parts.
private struct WebLocation {
  let scheme: String
  /// With the port.
  let host: String
  /// Begins with a slash and does not end with one; empty for the root.
  let path: String

  /// Nil for other schemes, and for addresses with a query or invalid characters.
  init?(_ address: String) {
    guard let mark = address.firstRange(of: "://"),
      address.utf8.allSatisfy({
        (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
      })
    else { return nil }
    var scheme = address[..<mark.lowerBound].lowercased()
    guard WebLocation.isWeb(scheme) else { return nil }
    var rest = WebOrigin.withoutCredentials(address)[mark.upperBound...]
    // Sites whose own address is set with its scheme write `http://https://papers.example.org/…`.
    if let second = rest.firstRange(of: "://") {
      let inner = rest[..<second.lowerBound].lowercased()
      if WebLocation.isWeb(inner) { (scheme, rest) = (inner, rest[second.upperBound...]) }
    }
    self.scheme = scheme
    host = rest.prefix { $0 != "/" }.lowercased()
    var path = rest.drop { $0 != "/" }
    while path.hasSuffix("/") { path.removeLast() }
    self.path = String(path)
    guard !host.isEmpty else { return nil }
  }

  private static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }
}
