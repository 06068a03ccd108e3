import NewspaperHTTP
import Newspapers

/// The addresses of the loc.gov JSON API. `fo=json` and `at=` are always sent: without the first a bot check
/// responds, and without the second a response is eighty times as large.
struct Endpoint: Sendable {
  let site: Site

  /// The maximum number of rows per page.
  static let largestPage = 1000

  /// The server returns no rows beyond this one (www.loc.gov/apis/json-and-yaml/working-within-limits).
  static let reach = 100_000

  /// The digitized newspapers by title: the only list that says which issues there are.
  func titles(_ place: ListPlace) -> String {
    site.url(
      "/collections/chronicling-america/titles/",
      [("fo", "json"), ("at", "content.results,content.pagination,pagination")]
        + Endpoint.sorted(by: "title_s", place))
  }

  /// The filters that the server supports, and that searches leave to it.
  static let filters: Set<NewspaperFilter> = [.state, .language, .frequency, .ethnicity, .years]

  /// The digitized newspapers that match `query`, except for words and the orders by place and end, which the
  /// server does not support. Ranges of years have to be closed: an open end becomes 1600 or `thisYear`.
  func search(_ query: NewspaperQuery, _ place: ListPlace, thisYear: Int) -> String {
    var parameters = [("fo", "json"), ("at", "results,pagination"), ("dl", "title")]
    let facets = [
      query.state.map { "location_state:" + $0.lowercased() },
      query.language.map { "language:" + $0.lowercased() },
      query.frequency.map { "publication-frequency:" + $0.lowercased() },
      query.ethnicity.map { "subject_ethnicity:" + $0.lowercased() },
    ].compactMap(\.self)
    if !facets.isEmpty { parameters.append(("fa", facets.joined(separator: "|"))) }
    if query.from != nil || query.to != nil {
      let from = query.from ?? min(1600, query.to ?? 1600)
      parameters.append(("dates", "\(from)/\(query.to ?? max(thisYear, from))"))
    }
    parameters += Endpoint.sorted(by: query.order == .start ? "date" : "title_s", place)
    return site.url("/collections/chronicling-america/", parameters)
  }

  /// All newspapers in American libraries by title; without `all` only the digitized ones.
  func directory(_ place: ListPlace) -> String {
    site.url(
      "/collections/directory-of-us-newspapers-in-american-libraries/",
      [("fo", "json"), ("at", "results,pagination"), ("all", "true")] + Endpoint.sorted(by: "title_s", place))
  }

  /// Issues of a newspaper, of `years` or all.
  func issues(of lccn: LCCN, in years: ClosedRange<Int>?, _ place: ListPlace) -> String {
    var parameters = [
      ("fo", "json"), ("at", "results,pagination"), ("dl", "issue"), ("fa", "number_lccn:\(lccn)"),
    ]
    if let years { parameters.append(("dates", "\(years.lowerBound)/\(years.upperBound)")) }
    parameters += Endpoint.sorted(by: "date", place)
    return site.url("/collections/chronicling-america/", parameters)
  }

  /// The front pages of a day, by title.
  func frontPages(of date: IssueDate, state: String?, _ place: ListPlace) -> String {
    let facets = ["number_page:0000000001"] + (state.map { ["location_state:" + $0.lowercased()] } ?? [])
    return site.url(
      "/collections/chronicling-america/",
      [
        ("fo", "json"), ("at", "results,pagination"), ("dl", "page"), ("fa", facets.joined(separator: "|")),
        ("dates", "\(date)/\(date)"),
      ] + Endpoint.sorted(by: "title_s", place))
  }

  private static func sorted(by field: String, _ place: ListPlace) -> [(String, String)] {
    [
      ("sb", place.isFromTheEnd ? field + "_desc" : field), ("c", String(place.size)),
      ("sp", String(place.page)),
    ]
  }

  /// An issue with the files of its pages.
  func item(_ issue: IssueID) -> String {
    site.url(
      "/item/\(issue)/", [("fo", "json"), ("at", "item,resources,previous_issue,next_issue")])
  }

  /// The Library's metadata of a page.
  func record(of page: PageID) -> String {
    site.url(
      "/resource/\(page.issue)/",
      [("sp", String(page.sequence)), ("fo", "json"), ("at", "resource,page,pagination,item")])
  }

  /// An issue's web page.
  func page(of issue: IssueID) -> String { site.url("/item/\(issue)/") }

  /// A page's web page.
  func page(of page: PageID) -> String {
    site.url("/resource/\(page.issue)/", [("sp", String(page.sequence))])
  }

  /// A newspaper's record.
  func item(_ lccn: LCCN) -> String {
    site.url("/item/\(lccn)/", [("fo", "json"), ("at", "item")])
  }

  /// A newspaper's web page.
  func page(of lccn: LCCN) -> String { site.url("/item/\(lccn)/") }
}
