/// A source that has issues of a newspaper, according to its own list of digitized newspapers.
public enum IssueSource: Hashable, Sendable {
  /// The Library of Congress, under its old or new name.
  case library
  /// A site that runs Open ONI or chronam: scheme, host, port and path, without a trailing slash or
  /// credentials.
  case site(String)
  /// This program, for the demonstration newspaper.
  case demonstration

  /// The Library has always been stored under this name: its lists contain addresses of its old site.
  public static let libraryName = "chroniclingamerica.loc.gov"

  /// How this program is stored; no host can have this name.
  private static let demonstrationName = "demonstration newspaper"

  /// Parses the address of a site, or of anything below `/lccn/` on a site; a bare host means https. Nil
  /// without a host.
  public init?(_ written: String) {
    let text = written.trimmed
    guard text != IssueSource.demonstrationName else {
      self = .demonstration
      return
    }
    let mark = text.place(of: "://")
    let scheme = mark.map { text[..<$0.lowerBound].lowercased() } ?? "https"
    let rest = (mark.map { text[$0.upperBound...] } ?? text[...]).prefix { $0 != "?" && $0 != "#" }
    let authority = rest.prefix { $0 != "/" }
    let host = (authority.split(separator: "@", omittingEmptySubsequences: false).last ?? "").lowercased()
    guard scheme == "http" || scheme == "https", !host.isEmpty, !host.hasPrefix(":") else { return nil }
    guard !IssueSource.isOfTheLibrary(host: host) else {
      self = .library
      return
    }
    self = .site("\(scheme)://\(host)\(IssueSource.home(of: rest[authority.endIndex...]))")
  }

  /// Whether a host is the Library's own.
  package static func isOfTheLibrary(host: String) -> Bool {
    host == "loc.gov" || host.hasSuffix(".loc.gov")
  }

  /// The beginning of an address that is its site's: what precedes `/lccn/`, and `/api/chronam` before it,
  /// below which newer sites have chronam's JSON, but no pages.
  package static func home(of address: Substring) -> Substring {
    var home = address.place(of: "/lccn/").map { address[..<$0.lowerBound] } ?? address
    while home.hasSuffix("/") { home.removeLast() }
    return home.hasSuffix("/api/chronam") ? home.dropLast("/api/chronam".count) : home
  }

  /// The form that `init(_:)` reads, for files that outlive the program.
  public var stored: String {
    switch self {
    case .library: IssueSource.libraryName
    case .site(let address): address
    case .demonstration: IssueSource.demonstrationName
    }
  }

  /// Whether this is the site that the origin of a text names: `example.org/papers`, without a scheme.
  package func isSite(named name: String) -> Bool {
    guard case .site(let address) = self, let mark = address.place(of: "://") else { return false }
    return IssueSource("\(address[..<mark.upperBound])\(name)") == self
  }

  /// The newspaper's web page; nil if it is not on the web; the same for the issue and the page.
  public func webAddress(of lccn: LCCN) -> String? {
    switch self {
    case .library: IssueSource.libraryAddress(of: lccn)
    case .site(let address): "\(address)/lccn/\(lccn)/"
    case .demonstration: nil
    }
  }

  /// The issue's web page.
  public func webAddress(of issue: IssueID) -> String? {
    switch self {
    case .library: IssueSource.libraryAddress(of: issue)
    case .site(let address): "\(address)/lccn/\(issue)/"
    case .demonstration: nil
    }
  }

  /// The page's web page.
  public func webAddress(of page: PageID) -> String? {
    switch self {
    case .library: IssueSource.libraryAddress(of: page)
    case .site(let address): "\(address)/lccn/\(page)/"
    case .demonstration: nil
    }
  }

  public static func libraryAddress(of lccn: LCCN) -> String { "https://www.loc.gov/item/\(lccn)/" }

  public static func libraryAddress(of issue: IssueID) -> String { "https://www.loc.gov/item/\(issue)/" }

  public static func libraryAddress(of page: PageID) -> String {
    "https://www.loc.gov/resource/\(page.issue)/?sp=\(page.sequence)"
  }

  /// In the order to query them: the Library, then sites by address.
  public static func ranked(_ sources: some Sequence<IssueSource>) -> [IssueSource] {
    Set(sources).sorted { left, right in
      left == .library || right == .library
        ? left == .library && right != .library : left.stored < right.stored
    }
  }
}
