import Newspapers

/// The grammar of all addresses of newspapers: total, and without a network.
public enum LinkGrammar {
  /// What `written` means. An address of a web archive is kept, and has the meaning of the address inside.
  /// - Parameter home: where newspapers, issues and pages should be; nil means the Library, except that sites
  ///   keep theirs.
  public static func read(_ written: String, home: IssueSource? = nil) -> Link {
    read(written, home: home, depth: 0).knowingDemonstration
  }

  /// The same for what a reader types: also numbers (`sn83045462/1865-10-02`) and the keys of citations.
  public static func read(given written: String, home: IssueSource? = nil) -> Link {
    let link = read(written, home: home)
    guard link.status == .unknown, WrittenLink(written) == nil else { return link }
    let place: PageAddress
    do throws(PageAddressError) {
      place = try PageAddress(written)
    } catch {
      guard case .lccn = error.reason else { return .unknown(error.words) }
      return .unknown("it is not a web address, an LCCN, or the name of a file that Broadsheet saved")
    }
    let target = Link.Target(place)
    return Link(.changed, target, (home ?? .library).address(of: target)).knowingDemonstration
  }

  private static func read(_ written: String, home: IssueSource?, depth: Int) -> Link {
    if let lccn = WrittenLink.permalink(written) { return Link(.kept, .newspaper(lccn), written.trimmed) }
    guard let link = WrittenLink(written) else { return .unknown("it is not a web address") }
    guard depth < 4, let wrapped = link.wrapped else {
      return finished(plain(link), link, home: home)
    }
    var inner = read(wrapped.address, home: home, depth: depth + 1)
    inner.isWrapped = true
    if wrapped.isArchive {
      guard inner.status != .unknown else { return inner }
      inner.archived = inner.archived ?? inner.status
      inner.status = .kept
      if inner.note == nil { inner.note = "a web archive's copy" }
    } else if inner.status == .same {
      inner.status = .changed
    }
    return inner
  }

  private static func plain(_ link: WrittenLink) -> Link {
    if link.host.hasSuffix("chroniclingamerica.loc.gov") { return OldAddress(link, link.path).meaning }
    if link.host == "loc.gov" || link.host == "www.loc.gov" {
      if link.path.first?.lowercased() == "chroniclingamerica" {
        return OldAddress(link, Array(link.path.dropFirst())).meaning
      }
      return LibraryAddress(link).meaning
    }
    if link.host == "lccn.loc.gov" {
      guard case .newspaper(let lccn, _) = NumberedPath(link.path) else {
        return .unknown("it names no newspaper")
      }
      return Link(.kept, .newspaper(lccn), link.text)
    }
    if link.host == "tile.loc.gov" { return FileAddress.meaning(link) }
    return site(link)
  }

  /// A site that runs Open ONI or chronam.
  private static func site(_ link: WrittenLink) -> Link {
    guard let marker = link.path.firstIndex(of: "lccn") else {
      return SiteSearch(link)?.meaning ?? .unknown("it contains no LCCN")
    }
    switch NumberedPath(link.path[(marker + 1)...]) {
    case .newspaper(let lccn, _): return Link(.kept, .newspaper(lccn), link.text)
    case .issue(let issue, _): return Link(.kept, .issue(issue), link.text)
    case .page(let page, let rest):
      let region = rest.lazy.compactMap { LinkRegion(image: $0) }.first
      return Link(.kept, .page(page, region), link.text, words: link.words)
    case .fault(let reason): return .dead(reason)
    }
  }

  /// Moves it to `home`, and says whether today's address is the one that was written.
  private static func finished(_ link: Link, _ written: WrittenLink, home: IssueSource?) -> Link {
    var link = link
    if let home { link = moved(link, written, to: home) }
    if link.status == .changed || link.status == .approximate, link.address == written.text {
      link.status = .same
      link.note = nil
    }
    return link
  }
}

extension WrittenLink {
  /// `info:lccn/sn83045462`.
  static func permalink(_ written: String) -> LCCN? {
    guard !written.has("://") else { return nil }
    let text = LinkPunctuation.bare(written)
    guard text.utf8.count < 64, text.lowercased().hasPrefix("info:lccn/") else { return nil }
    return try? LCCN(String(text.dropFirst(10)))
  }

  /// The address inside one of a web archive, a library's proxy or a search engine.
  var wrapped: (address: String, isArchive: Bool)? {
    if host == "web.archive.org" || host == "archive.org" || WrittenLink.todays.contains(host) {
      var rest = location.drop { $0 == "/" }
      if rest.hasPrefix("web/") { rest = rest.dropFirst(4) }
      let stamp = rest.prefix { $0 != "/" }
      guard stamp == "newest" || stamp.first.map({ $0.isNumber || $0 == "*" }) == true else { return nil }
      return (WrittenLink.withBothSlashes(rest.dropFirst(stamp.count + 1)), true)
    }
    if host.hasSuffix("webcitation.org") { return value("url").map { ($0, true) } }
    if host.hasPrefix("www.google.") || host.hasPrefix("google.") {
      return path.first == "url" ? (value("q")?.nonEmpty ?? value("url")).map { ($0, false) } : nil
    }
    guard isProxy else { return nil }
    for mark: StaticString in ["?url=", "&url="] {
      // If it is not encoded, its own parameters look like the proxy's.
      if let start = location.place(of: mark)?.upperBound {
        let inner = location[start...]
        return (inner.has("://") ? String(inner) : PercentText.decoded(inner), false)
      }
    }
    if let inner = value("qurl") { return (inner, false) }
    for name in ["chroniclingamerica", "www", "tile", "lccn"] {
      for sign in ["-loc-gov.", ".loc.gov."] where host.hasPrefix(name + sign) {
        return ("https://\(name).loc.gov\(location)", false)
      }
    }
    return nil
  }

  /// Wikis and content systems leave one slash of two in a path, and archives accept that: `http:/www.loc.gov/`.
  private static func withBothSlashes(_ address: Substring) -> String {
    for scheme in ["http:/", "https:/"] where address.prefix(scheme.count).lowercased() == scheme {
      let rest = address.dropFirst(scheme.count)
      return rest.first == "/" ? String(address) : scheme + "/" + rest
    }
    return String(address)
  }

  private var isProxy: Bool {
    host.has("proxy") || host.has("ezp") || host.has("idm.oclc") || host.has(".lib.") || host.has("library")
  }

  private static let todays: Set<String> = [
    "archive.today", "archive.is", "archive.ph", "archive.li", "archive.md", "archive.fo", "archive.vn",
  ]
}
