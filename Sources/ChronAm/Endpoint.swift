import NewspaperHTTP
import Newspapers

/// The addresses of a site that uses chronam's protocol. Links inside responses are not followed: behind a
/// proxy they have the wrong scheme or host.
struct Endpoint: Expiring, Hashable, Sendable {
  /// Where the JSON is, below the site's address.
  enum Root: String, Sendable {
    /// chronam's own, and the IIIF collections of Open ONI.
    case site = ""
    /// The chronam JSON that newer Open ONI sites offer as well.
    case chronAmAPI = "/api/chronam"
  }

  let site: Site
  let root: Root

  /// Why it is not known whether the site has the second root; nil if it is.
  var doubt: Doubt?

  /// A failure where the site would have said what it offers.
  struct Doubt: Hashable, Sendable {
    let error: NewspaperError
    /// In seconds since 1970.
    let time: Double
  }

  /// What a site offers does not expire: it is determined once, if the site says it.
  var isStale: Bool { doubt != nil }

  /// Tells whether a site has the second root.
  static func apiIndex(of site: Site) -> String { site.url(Root.chronAmAPI.rawValue + "/") }

  var newspapers: String { site.url(root.rawValue + "/newspapers.json") }

  /// Batches; chronam lists 25 at a time.
  func batches(page: Int) -> String {
    site.url(root.rawValue + (page == 1 ? "/batches.json" : "/batches/\(page).json"))
  }

  func title(_ lccn: LCCN) -> String { site.url(root.rawValue + "/lccn/\(lccn).json") }

  /// The newspaper's record in MARCXML.
  func catalogRecord(of lccn: LCCN) -> String { site.url("/lccn/\(lccn)/marc.xml") }

  /// A newspaper's web page.
  static func page(of lccn: LCCN, at site: Site) -> String { site.url("/lccn/\(lccn)/") }

  func issue(_ id: IssueID) -> String { site.url(root.rawValue + "/lccn/\(id).json") }

  /// An issue's web page.
  func page(of issue: IssueID) -> String { site.url("/lccn/\(issue)/") }

  /// The site's metadata of a page: a IIIF canvas or chronam's links.
  func record(of page: PageID) -> String { site.url("/lccn/\(page).json") }

  /// A page's web page.
  static func page(_ page: PageID, of site: Site) -> String { site.url("/lccn/\(page)/") }

  func text(of page: PageID) -> String { site.url("/lccn/\(page)/ocr.txt") }
  func alto(of page: PageID) -> String { site.url("/lccn/\(page)/ocr.xml") }
  func pdf(of page: PageID) -> String { site.url("/lccn/\(page).pdf") }
  func jp2(of page: PageID) -> String { site.url("/lccn/\(page).jp2") }

  /// The whole page as JPEG, which only chronam has. It is rendered at this size, whatever the scan's size.
  func picture(of page: PageID, width: Int, height: Int) -> String {
    site.url("/lccn/\(page)/image_\(width)x\(height).jpg")
  }

  /// The same, so small that only its shape is useful.
  func thumbnail(of page: PageID) -> String { site.url("/lccn/\(page)/thumbnail.jpg") }

  /// All front pages of a day; only chronam has this.
  func frontPages(of date: IssueDate) -> String { site.url("/frontpages/\(date).json") }

  /// A search for the front pages of a day. A date in the wrong format is ignored: chronam accepts only
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
  static func american(_ date: IssueDate) -> String {
    let parts = date.description.split(separator: "-")
    return "\(parts[1])/\(parts[2])/\(parts[0])"
  }
}
