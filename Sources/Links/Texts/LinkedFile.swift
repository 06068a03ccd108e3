import Newspapers

/// A file of a page that an address names.
public struct LinkedFile: Hashable, Sendable {
  public let file: PageFile
  public let page: PageID

  /// Nil if there is none.
  public init?(_ link: Link) {
    guard let file = link.file, case .page(let page, _) = link.target else { return nil }
    (self.file, self.page) = (file, page)
  }

  /// Those that have addresses of their own on today's server.
  public static let addressed: [PageFile] = [.pdf, .jp2, .alto]
}

extension LinkRewriter.Options {
  /// The same with the address of the file itself, or with the page of a file's address, if known.
  public func withFile(_ link: Link, written: String) -> Link {
    if link.status == .file { return withPage(link, written: written) }
    guard link.status == .approximate, let file = LinkedFile(link), let address = files[file] else {
      return link
    }
    var link = link
    (link.status, link.address, link.note) = (.changed, address, nil)
    return link
  }

  /// A file at tile.loc.gov, whose address says only the issue.
  private func withPage(_ link: Link, written: String) -> Link {
    guard let address = WrittenLink(written) else { return link }
    let today = "https://\(address.host)\(address.location.before(UInt8(ascii: "#")))"
    guard let page = pages[today] else { return link }
    var link = link
    (link.target, link.address, link.note) = (.page(page), today, nil)
    link.status = today == address.text ? .same : .changed
    return link
  }
}
