import ArgumentParser
import HTTP
import Newspapers

/// Where a newspaper, an issue or a page named by its address is.
enum AddressHome: Hashable, Sendable {
  /// At any source: a number, or an address of the Library, whose newspapers other sources have, too.
  case anywhere
  /// At a site that runs Open ONI or chronam, whose addresses have `/lccn/` in them.
  case site(SiteAddress)
  /// At a host whose address does not say where the site begins.
  case unknown(host: String)

  /// - Parameter written: text that was already parsed as an address. Addresses around it do not count.
  init(_ written: String) throws {
    let written = written.withoutEnclosingAddress
    let address = written.split { $0 == "?" || $0 == "#" }.first.map(String.init) ?? ""
    let start = address.place(of: "://")?.upperBound ?? address.startIndex
    // A file that “get” saved, such as herald/sn83045462_1865-10-02_ed-1_seq-1.txt, has a dot, but not a host.
    if start == address.startIndex, let name = address.split(separator: "/").last, name.contains("_"),
      (try? PageAddress(String(name))) != nil
    {
      self = .anywhere
      return
    }
    let host = address[start...].prefix { $0 != "/" }
    // Only a host has a dot or a port; otherwise the first part is a number.
    guard start > address.startIndex || host.contains(".") || host.contains(":") else {
      self = .anywhere
      return
    }
    let scheme = start > address.startIndex ? "" : "https://"
    let home = address[..<IssueSource.home(of: address[start...]).endIndex]
    guard let site = try AddressHome.parsed(scheme + home, of: written) else {
      self = .anywhere
      return
    }
    self =
      IssueSource.isOfTheLibrary(host: site.origin.host)
      ? .anywhere : address[start...].has("/lccn/") ? .site(site) : .unknown(host: site.origin.host)
  }

  /// The site that an address names; `.anywhere` if it says nothing about a site, like a number.
  static func site(of address: String?) -> AddressHome {
    guard let address, let home = try? AddressHome(address), case .site = home else { return .anywhere }
    return home
  }

  /// The site of a search, whose address has `/search/pages/` or `/search/titles/` in it; `.anywhere` for one at
  /// the Library.
  static func ofSearch(_ written: String) -> AddressHome {
    let address = written.withoutEnclosingAddress
    guard let path = address.place(of: "/search/pages/") ?? address.place(of: "/search/titles/") else {
      return .anywhere
    }
    let start = String(address[..<path.lowerBound])
    let home = start.has("://") ? start : "https://\(start)"
    // What encloses another address is no site.
    guard home.split(separator: "://").count == 2, let site = try? SiteAddress(home),
      !IssueSource.isOfTheLibrary(host: site.origin.host)
    else { return .anywhere }
    return .site(site)
  }

  /// The site that has it; nil where that is up to the source, as for a mirror of the Library.
  func issueSource(_ settings: Settings) -> IssueSource? {
    guard case .site(let site) = self, site.origin != settings.locURL.origin else { return nil }
    return IssueSource(site.url)
  }

  /// Nil if it is not a web address, such as `info:lccn/sn83030214`.
  private static func parsed(_ home: String, of written: String) throws -> SiteAddress? {
    do throws(SiteAddressError) {
      return try SiteAddress(home)
    } catch {
      guard written.has("://") else { return nil }
      throw ValidationError("“\(SiteAddress.masked(written))” cannot be used: \(error).")
    }
  }

  /// The source to use.
  /// - Parameter named: the value of `--source`.
  /// - Throws: if the address belongs to a source other than the named one.
  func source(named: Source?, _ settings: Settings) throws -> Source? {
    switch self {
    case .anywhere: return named
    case .unknown(let host):
      if host == settings.locURL.origin.host { return named }
      throw ValidationError(
        "\(host) is not a known newspaper site: give the LCCN, and the site's address with --source.")
    case .site(let site):
      // Without a network nothing is requested, whichever source has it; and a mirror of the Library is used
      // like the Library.
      if named == .offline || named == nil && settings.source == .offline { return .offline }
      if site.origin == settings.locURL.origin { return named }
      // The user name for it may be only in the settings.
      if let same = [named, settings.source].compactMap({ $0 }).first(where: { $0.site?.url == site.url }) {
        return site.credentials == nil ? same : .site(site)
      }
      guard named == nil else {
        throw ValidationError(
          "The address belongs to \(site), not to the site given with --source: omit --source.")
      }
      return .site(site)
    }
  }
}
