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

  func issue(_ id: IssueID) -> String { site.url(root.rawValue + "/lccn/\(id).json") }

  /// An issue's page for people.
  func page(of issue: IssueID) -> String { site.url("/lccn/\(issue)/") }

  /// What the site says of a page: a IIIF canvas or chronam's links.
  func record(of page: PageID) -> String { site.url("/lccn/\(page).json") }

  /// A page's page for people.
  static func page(_ page: PageID, of site: Site) -> String { site.url("/lccn/\(page)/") }

  func text(of page: PageID) -> String { site.url("/lccn/\(page)/ocr.txt") }
  func alto(of page: PageID) -> String { site.url("/lccn/\(page)/ocr.xml") }
  func pdf(of page: PageID) -> String { site.url("/lccn/\(page).pdf") }
  func jp2(of page: PageID) -> String { site.url("/lccn/\(page).jp2") }

  /// The whole page as JPEG, which only chronam has. It is drawn in these measures whatever those of the scan are.
  func picture(of page: PageID, width: Int, height: Int) -> String {
    site.url("/lccn/\(page)/image_\(width)x\(height).jpg")
  }

  /// The same, so small that only its shape is of use.
  func thumbnail(of page: PageID) -> String { site.url("/lccn/\(page)/thumbnail.jpg") }

  /// All front pages of a day, which only chronam has.
  func frontPages(of date: IssueDate) -> String { site.url("/frontpages/\(date).json") }

  /// A search for the front pages of a day. A date of the wrong form is no filter at all: chronam reads only
  /// `07/04/1905`, with `dateFilterType`, and Open ONI only `1905-07-04`.
  func frontPages(
    of date: IssueDate, state: String?, isOpenONI: Bool, page: Int, rows: Int
  ) -> String {
    let day = isOpenONI ? date.description : Endpoint.american(date)
    var parameters = [("format", "json"), ("sequence", "1"), ("date1", day), ("date2", day)]
    if !isOpenONI { parameters.append(("dateFilterType", "range")) }
    if let state { parameters.append(("state", state)) }
    parameters += [("sort", "title"), ("rows", String(rows)), ("page", String(page))]
    return site.url("/search/pages/results/", parameters)
  }

  /// `07/04/1905`
  private static func american(_ date: IssueDate) -> String {
    let parts = date.description.split(separator: "-")
    return "\(parts[1])/\(parts[2])/\(parts[0])"
  }
}
