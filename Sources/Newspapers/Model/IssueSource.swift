/// A source that has issues of a newspaper, by its own list of what it has digitized.
public enum IssueSource: Hashable, Sendable {
  /// The Library of Congress, under its old name or its new one.
  case library
  /// A site that runs Open ONI or chronam: scheme, host, port and path, without a slash at the end and without name
  /// and password.
  case site(String)

  /// Under this name the Library has always been stored: its lists name addresses of its old site.
  public static let libraryName = "chroniclingamerica.loc.gov"

  /// Reads the address of a site, or of anything at a site that lies below `/lccn/`; a bare host is one of https.
  /// Nil for what has no host.
  public init?(_ written: String) {
    let text = written.trimmed
    let mark = text.firstRange(of: "://")
    let scheme = mark.map { text[..<$0.lowerBound].lowercased() } ?? "https"
    let rest = (mark.map { text[$0.upperBound...] } ?? text[...]).prefix { $0 != "?" && $0 != "#" }
    let authority = rest.prefix { $0 != "/" }
    let host = (authority.split(separator: "@", omittingEmptySubsequences: false).last ?? "").lowercased()
    guard scheme == "http" || scheme == "https", !host.isEmpty, !host.hasPrefix(":") else { return nil }
    guard host != "loc.gov", !host.hasSuffix(".loc.gov") else {
      self = .library
      return
    }
    var path = rest[authority.endIndex...]
    if let below = path.firstRange(of: "/lccn/") { path = path[..<below.lowerBound] }
    while path.hasSuffix("/") { path.removeLast() }
    self = .site("\(scheme)://\(host)\(String(path).removing(suffix: "/api/chronam"))")
  }

  /// What `init(_:)` reads, for files that outlive the program.
  public var stored: String {
    switch self {
    case .library: IssueSource.libraryName
    case .site(let address): address
    }
  }

  /// The newspaper's page for people.
  public func webAddress(of lccn: LCCN) -> String {
    switch self {
    case .library: "https://www.loc.gov/item/\(lccn)/"
    case .site(let address): "\(address)/lccn/\(lccn)/"
    }
  }

  /// In the order in which they are asked: the Library, then sites by their addresses.
  public static func ranked(_ sources: some Sequence<IssueSource>) -> [IssueSource] {
    Set(sources).sorted { left, right in
      left == .library || right == .library
        ? left == .library && right != .library : left.stored < right.stored
    }
  }
}
