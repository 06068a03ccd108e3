import Foundation
import HTTP
import Newspapers

/// The Library's page search, to the extent that it is known (www.loc.gov/apis, and what its clients have
/// seen): all clauses of `qs` and `ops` must hold, filters count only with `searchType=advanced`, facets are
/// intersected, values are lowercase, rows of the same day come in any order, and there is nothing past the
/// end.
public struct MadeLibraryPages: Sendable {
  public let pages: [MadePage]
  /// Names of the parameters that the server ignores.
  public var ignored: Set<String> = []
  /// Whether rows include what was found.
  public var marksWords = true
  /// What the text service returns instead of a passage; nil for the passage.
  public var passageAnswer: FixtureResponse?
  /// The rows of a list that the server serves.
  public var reach = 100_000
  /// How many values of a facet it lists, except for dates.
  public var facetValues = 10
  /// How many pages too few the first decade has.
  public var missingInFacets = 0

  public init(_ pages: [MadePage]) { self.pages = pages }

  public func answer(to target: String) throws -> FixtureResponse {
    guard let parts = URLComponents(string: target) else { throw URLError(.badURL) }
    let items = (parts.queryItems ?? []).filter { !ignored.contains($0.name) }
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    if parts.path == "/collections/chronicling-america/datasets/batch-summary/" { return batches }
    if parts.path == "/text-services/word-coordinates-service" { return passageAnswer ?? passage(query) }
    guard parts.path == "/collections/chronicling-america/", query["fo"] == "json", query["dl"] == "page"
    else {
      return .json("{}", status: 404)
    }
    let isAdvanced = query["searchType"] == "advanced"
    let found = sorted(
      pages.filter { page in
        facets(query["fa"], page)
          && (isAdvanced
            ? words(query, page) && places(query, page) && days(query, page) : simple(query, page))
      }, query)
    if query["at"]?.contains("facets") == true {
      let rows = query["at"]?.contains("results") == true ? found.prefix(1).map { row($0, query) } : []
      return .json(facets(of: found, rows), headers: MadeLibraryPages.kept)
    }
    let size = query["c"].flatMap(Int.init) ?? 40
    let number = query["sp"].flatMap(Int.init) ?? 1
    let start = (number - 1) * size
    guard start < max(found.count, 1) else { return .json("{}", status: 404) }
    guard start < reach else { return .json("{}", status: 400) }
    let rows = found.prefix(reach).dropFirst(start).prefix(size).map { row($0, query) }
    let hasNext = start + size < found.count
    return .json(
      """
      {"pagination": {"of": \(found.count), "total": \((found.count + size - 1) / size), "current": \(number),
      "perpage": \(size), "next": \(hasNext ? "\"https://x\"" : "null")}, "results": [\(rows.joined(separator: ","))]}
      """, headers: MadeLibraryPages.kept)
  }

  private static let kept = ["Cache-Control": "public, max-age=86400"]

  /// `at=facets,results,pagination`: decades, and the most frequent of everything else.
  private func facets(of found: [MadePage], _ rows: [String]) -> String {
    func facet(_ type: String, _ values: [String], isByTime: Bool = false) -> String {
      var counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +).sorted {
        ($1.value, $0.key) < ($0.value, $1.key)
      }
      if isByTime, !counts.isEmpty {
        counts[0].value -= missingInFacets
      } else {
        counts = Array(counts.prefix(facetValues))
      }
      let filters = counts.map { "{\"title\": \"\($0.key)\", \"count\": \($0.value), \"on\": \"https://x\"}" }
      return "{\"type\": \"\(type)\", \"filters\": [\(filters.joined(separator: ","))]}"
    }
    let decades = found.map { page in
      let first = page.page.issue.date.year / 10 * 10
      return "\(first) to \(first + 9)"
    }
    return """
      {"pagination": {"of": \(found.count), "next": null}, "results": [\(rows.joined(separator: ","))], "facets": [
      \(facet("dates", decades, isByTime: true)), \(facet("location_state", found.flatMap { $0.states.map { $0.lowercased() } })),
      \(facet("language", found.map { $0.language.lowercased() })),
      \(facet("partof_title", found.map { "\($0.title.lowercased()) (made up)" }))]}
      """
  }

  private var batches: FixtureResponse {
    let rows = MadePage.batches(of: pages).map { name, lccns in
      """
      {"batch": "\(name)", "archive_name": "\(name).tar.bz2", "ingested": "2026-11-02T15:57:18-05:00", "issue_count": 1,
      "lccns": [\(lccns.map { "\"\($0)\"" }.joined(separator: ","))], "page_count": 1, "url": "https://x/\(name).tar.bz2"}
      """
    }
    return .json(#"{"datasets": [\#(rows.joined(separator: ","))]}"#)
  }

  private func words(_ query: [String: String], _ page: MadePage) -> Bool {
    guard let all = query["qs"] else { return true }
    let clauses = all.split(separator: "!").map { $0.lowercased().split(separator: " ").map(String.init) }
    let operators = (query["ops"] ?? "").split(separator: "!").map(String.init)
    return zip(clauses, operators).allSatisfy { words, name in
      switch name {
      case "AND": words.allSatisfy(page.words.contains)
      case "OR": words.contains(where: page.words.contains)
      case "PHRASE": MadePageSite.isNear(words, page.words, slop: 0)
      case "~5", "~10":
        MadeQueries.means(
          .near(within: Int(name.dropFirst()) ?? 0, words.map { .word(SearchWord($0)) }), page)
      default: true
      }
    }
  }

  /// All words of `q`, and its quoted phrases; `dates` is a closed range.
  private func simple(_ query: [String: String], _ page: MadePage) -> Bool {
    let pieces = (query["q"] ?? "").lowercased().split(separator: "\"", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let words = piece.split(separator: " ").map(String.init)
      let isThere =
        index.isMultiple(of: 2)
        ? words.allSatisfy(page.words.contains) : MadePageSite.isNear(words, page.words, slop: 0)
      if !isThere { return false }
    }
    let days = (query["dates"] ?? "").split(separator: "/").compactMap { IssueDate($0) }
    return days.count != 2 || (days[0] <= page.page.issue.date && page.page.issue.date <= days[1])
  }

  private func days(_ query: [String: String], _ page: MadePage) -> Bool {
    let (from, to) = (
      query["start_date"].flatMap { IssueDate($0) }, query["end_date"].flatMap { IssueDate($0) }
    )
    return from.map { $0 <= page.page.issue.date } ?? true && to.map { page.page.issue.date <= $0 } ?? true
  }

  private func facets(_ facets: String?, _ page: MadePage) -> Bool {
    (facets ?? "").split(separator: "|").allSatisfy { facet in
      let parts = facet.split(separator: ":", maxSplits: 1).map(String.init)
      switch parts.first {
      case "number_lccn": return parts[1] == page.page.issue.lccn.description
      case "number_page": return Int(parts[1]) == page.page.sequence
      case let name? where name.hasPrefix("location_"): return places(name, of: page).contains(parts[1])
      case "language": return parts[1] == page.language.lowercased()
      case "batch": return parts[1] == page.batch
      default: return true
      }
    }
  }

  private func sorted(_ found: [MadePage], _ query: [String: String]) -> [MadePage] {
    let salt = query.filter { !["sp", "c"].contains($0.key) }.sorted { $0.key < $1.key }.map(\.value).joined()
    func mix(_ page: MadePage) -> UInt64 {
      "\(salt)\(page.page)".utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
    let sort = query["sb"] ?? ""
    return found.sorted { left, right in
      let (first, second) = (left.page.issue.date, right.page.issue.date)
      guard sort.hasPrefix("date"), first != second else { return mix(left) < mix(right) }
      return sort == "date" ? first < second : first > second
    }
  }

  private func row(_ page: MadePage, _ query: [String: String]) -> String {
    let issue = page.page.issue
    let asked = (query["qs"] ?? query["q"] ?? "").split { " !\"".contains($0) }.map(String.init)
    let words = Set(asked).filter(
      page.words.contains
    )
    .sorted()
    let found = "\"page_coordinate_data\": \(found(words, page)),"
    let frequency = page.frequency.map { "\"publication_frequency\": [\"\($0.lowercased())\"]," } ?? ""
    return """
      {"id": "http://www.loc.gov/resource/\(issue)/?sp=\(page.page.sequence)", "date": "\(issue.date)",
      "title": "Image \(page.page.sequence) of \(page.title) (Made Up, \(page.state)), \(issue.date)",
      \(marksWords && !words.isEmpty ? found : "")
      "word_coordinates_url": "https://tile.loc.gov/text-services/word-coordinates-service?segment=\(segment(page).replacing("/", with: "%2F"))&format=alto_xml",
      "number_lccn": ["\(issue.lccn)"], \(places(of: page)), \(frequency)
      "language": ["\(page.language.lowercased())"], "batch": ["\(page.batch)"], "description": ["\(page.text)"]}
      """
  }
}
