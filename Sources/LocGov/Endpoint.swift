import NewspaperHTTP
import Newspapers

/// The addresses of the loc.gov JSON API. `fo=json` and `at=` are always sent: without the first a bot check
/// answers, without the second an answer is eighty times as large.
struct Endpoint: Sendable {
  let site: Site

  /// The most rows that the server gives a page.
  static let largestPage = 1000

  /// The server gives no rows behind this one (www.loc.gov/apis/json-and-yaml/working-within-limits).
  static let reach = 100_000

  /// The digitised newspapers by title: the only list that says which issues there are.
  func titles(_ place: ListPlace) -> String {
    site.url(
      "/collections/chronicling-america/titles/",
      [("fo", "json"), ("at", "content.results,content.pagination,pagination")]
        + Endpoint.sorted(by: "title_s", place))
  }

  /// The digitised newspapers that match `query`; its words, and its orders by place and end, the server does not
  /// know. Ranges of years have to be closed: an open end is 1600 or `thisYear`.
  func search(_ query: NewspaperQuery, _ place: ListPlace, thisYear: Int) -> String {
    var parameters = [("fo", "json"), ("at", "results,pagination"), ("dl", "title")]
    let facets = [
      query.state.map { "location_state:" + $0.lowercased() },
      query.language.map { "language:" + $0.lowercased() },
    ].compactMap(\.self)
    if !facets.isEmpty { parameters.append(("fa", facets.joined(separator: "|"))) }
    if query.from != nil || query.to != nil {
      let from = query.from ?? min(1600, query.to ?? 1600)
      parameters.append(("dates", "\(from)/\(query.to ?? max(thisYear, from))"))
    }
    parameters += Endpoint.sorted(by: query.order == .start ? "date" : "title_s", place)
    return site.url("/collections/chronicling-america/", parameters)
  }

  /// All newspapers of American libraries by title; without `all` only those that are digitised.
  func directory(_ place: ListPlace) -> String {
    site.url(
      "/collections/directory-of-us-newspapers-in-american-libraries/",
      [("fo", "json"), ("at", "results,pagination"), ("all", "true")] + Endpoint.sorted(by: "title_s", place))
  }

  /// Issues of a newspaper, of `years` or of all.
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

  /// What the Library says of a page.
  func record(of page: PageID) -> String {
    site.url(
      "/resource/\(page.issue)/",
      [("sp", String(page.sequence)), ("fo", "json"), ("at", "resource,page,pagination,item")])
  }

  /// An issue's page for people.
  func page(of issue: IssueID) -> String { site.url("/item/\(issue)/") }

  /// A page's page for people.
  func page(of page: PageID) -> String {
    site.url("/resource/\(page.issue)/", [("sp", String(page.sequence))])
  }

  /// A newspaper's record.
  func item(_ lccn: LCCN) -> String {
    site.url("/item/\(lccn)/", [("fo", "json"), ("at", "item")])
  }

  /// A newspaper's page for people.
  func page(of lccn: LCCN) -> String { site.url("/item/\(lccn)/") }
}
