import Citations
import Newspapers

/// Addresses to cite, and whose they are.
enum PermanentAddress {
  static func address(of lccn: LCCN, _ archive: any NewspaperArchive) -> String? {
    archive.webAddress(of: lccn).map { $0.hasSuffix("/item/\(lccn)/") ? "\(library)/item/\(lccn)/" : $0 }
  }

  /// The address of an issue, which follows from that of its first page.
  static func address(of issue: IssueID, _ archive: any NewspaperArchive) -> String? {
    guard let page = archive.webAddress(of: PageID(issue: issue, sequence: 1)) else { return nil }
    if page.contains("/resource/\(issue)/") { return "\(library)/item/\(issue)/" }
    return page.hasSuffix("/seq-1/") ? String(page.dropLast("seq-1/".count)) : page
  }

  static func address(of page: PageID, _ archive: any NewspaperArchive) -> String? {
    guard let address = archive.webAddress(of: page) else { return nil }
    return address.contains("/resource/\(page.issue)/")
      ? "\(library)/resource/\(page.issue)/?sp=\(page.sequence)" : address
  }

  /// What a mirror has is cited as the Library's own.
  private static let library = "https://www.loc.gov"

  /// The collection that an address belongs to; a site is called by its host if its name is not known.
  static func collection(of address: String) -> CitedCollection {
    let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
    let host = address[start...].prefix { $0 != "/" && $0 != ":" }.lowercased()
    if host == "loc.gov" || host.hasSuffix(".loc.gov") { return .chroniclingAmerica }
    return CitedCollection(name: names[host] ?? host)
  }

  /// What the sites that run Open ONI call themselves.
  private static let names = [
    "oregonnews.uoregon.edu": "Historic Oregon Newspapers", "nebnewspapers.unl.edu": "Nebraska Newspapers",
    "panewsarchive.psu.edu": "Pennsylvania Newspaper Archive", "newspapers.digitalnc.org": "DigitalNC",
  ]
}
