import Citations
import Newspapers

/// Addresses to cite, and their owners.
enum PermanentAddress {
  // What is on a mirror of the Library is cited as the Library's own.

  static func address(of lccn: LCCN, _ archive: any NewspaperArchive) -> String? {
    archive.webAddress(of: lccn).map { address in
      address.hasSuffix("/item/\(lccn)/") ? IssueSource.libraryAddress(of: lccn) : address
    }
  }

  /// The address of an issue, which follows from that of its first page.
  static func address(of issue: IssueID, _ archive: any NewspaperArchive) -> String? {
    guard let page = archive.webAddress(of: PageID(issue: issue, sequence: 1)) else { return nil }
    if page.hasSuffix("/resource/\(issue)/?sp=1") { return IssueSource.libraryAddress(of: issue) }
    return page.hasSuffix("/seq-1/") ? String(page.dropLast("seq-1/".count)) : page
  }

  static func address(of page: PageID, _ archive: any NewspaperArchive) -> String? {
    archive.webAddress(of: page).map { address in
      address.hasSuffix("/resource/\(page.issue)/?sp=\(page.sequence)")
        ? IssueSource.libraryAddress(of: page) : address
    }
  }

  /// - Parameter address: that of a search at its source.
  static func address(ofSearch address: String) -> String {
    guard let path = address.place(of: "/collections/chronicling-america/") else { return address }
    return "https://www.loc.gov\(address[path.lowerBound...])"
  }

  /// The collection that an address belongs to; a site is named by its host if its name is unknown.
  static func collection(of address: String) -> CitedCollection {
    let start = address.place(of: "://")?.upperBound ?? address.startIndex
    let host = address[start...].prefix { $0 != "/" && $0 != ":" }.lowercased()
    if IssueSource.isOfTheLibrary(host: host) { return .chroniclingAmerica }
    return CitedCollection(name: names[host] ?? host)
  }

  /// The names of the sites that run Open ONI.
  private static let names = [
    "oregonnews.uoregon.edu": "Historic Oregon Newspapers", "nebnewspapers.unl.edu": "Nebraska Newspapers",
    "panewsarchive.psu.edu": "Pennsylvania Newspaper Archive", "newspapers.digitalnc.org": "DigitalNC",
  ]
}
