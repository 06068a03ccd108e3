import NewspaperHTTP
import Newspapers

/// The addresses of a site that speaks chronam's protocol. Links inside answers are not followed: behind a proxy
/// they name the wrong scheme or host.
struct Endpoint: Aging, Hashable, Sendable {
  /// Where below the site's address the JSON lives.
  enum Root: String, Sendable {
    /// chronam itself, and the IIIF collections of Open ONI.
    case site = ""
    /// The chronam JSON that newer Open ONI sites offer besides.
    case chronAmAPI = "/api/chronam"
  }

  let site: Site
  let root: Root

  /// What a site offers does not age: it is found out once.
  var isStale: Bool { false }

  /// What tells whether a site has the second root.
  static func apiIndex(of site: Site) -> String { site.url(Root.chronAmAPI.rawValue + "/") }

  var newspapers: String { site.url(root.rawValue + "/newspapers.json") }

  func title(_ lccn: LCCN) -> String { site.url(root.rawValue + "/lccn/\(lccn).json") }

  /// A newspaper's page for people.
  func page(of lccn: LCCN) -> String { site.url("/lccn/\(lccn)/") }
}
