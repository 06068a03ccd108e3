import Newspapers

/// Today's addresses of the Library, which are computed and never followed.
enum TodaysAddress {
  static let library = "https://www.loc.gov"
  static let collection = library + "/collections/chronicling-america/"
  static let directory = library + "/collections/directory-of-us-newspapers-in-american-libraries/"

  static func newspaper(_ lccn: LCCN) -> String { "\(library)/item/\(lccn)/" }

  static func issue(_ issue: IssueID) -> String { "\(library)/item/\(issue)/" }

  static func page(_ page: PageID) -> String { "\(library)/resource/\(page.issue)/?sp=\(page.sequence)" }

  static func file(_ path: String) -> String { "https://tile.loc.gov/storage-services/service/ndnp/\(path)" }

  /// A list of the collection, with parameters that may have any signs.
  static func list(_ parameters: [(String, String)], at base: String = collection) -> String {
    guard !parameters.isEmpty else { return base }
    return base + "?"
      + parameters.map { "\($0)=\(PercentText.encoded($1))" }.joined(separator: "&")
  }
}

/// Where newspapers, issues and pages are to be.
public enum LinkHome: Hashable, Sendable {
  case library
  /// A site that runs Open ONI or chronam: `https://oregonnews.uoregon.edu`, without a final slash.
  case site(String)

  func address(of target: Link.Target) -> String? {
    switch (self, target) {
    case (.library, .newspaper(let lccn)): TodaysAddress.newspaper(lccn)
    case (.library, .issue(let issue)): TodaysAddress.issue(issue)
    case (.library, .page(let page, _)): TodaysAddress.page(page)
    case (.site(let base), .newspaper(let lccn)): "\(base)/lccn/\(lccn)/"
    case (.site(let base), .issue(let issue)): "\(base)/lccn/\(issue)/"
    case (.site(let base), .page(let page, _)): "\(base)/lccn/\(page)/"
    default: nil
    }
  }
}
