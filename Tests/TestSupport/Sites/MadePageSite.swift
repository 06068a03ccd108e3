import Foundation
import HTTP
import Newspapers

/// A site with the page search of chronam or Open ONI, which finds what they would (core/solr_index.py in
/// both): all parameters must hold, repeated ones mean any, unknown filters are ignored, rows of the same day
/// come in any order, and past the end the first rows come again.
public struct MadePageSite: Sendable {
  public let pages: [MadePage]
  public let isOpenONI: Bool

  /// Whether its lists are only IIIF collections, as they were before Open ONI had chronam's JSON.
  public let hasIIIFLists: Bool

  public init(_ pages: [MadePage], isOpenONI: Bool = false, hasIIIFLists: Bool = false) {
    self.pages = pages
    self.isOpenONI = isOpenONI
    self.hasIIIFLists = hasIIIFLists
  }

  private var hasLinks: Bool { isOpenONI && !hasIIIFLists }

  public func answer(to target: String) throws -> FixtureResponse {
    guard let parts = URLComponents(string: target) else { throw URLError(.badURL) }
    switch parts.path {
    case "/api/chronam/": return hasLinks ? .json(#"{"links": {}}"#) : .html([], status: 404)
    case "/newspapers.json":
      return .json(hasIIIFLists ? #"{"@type": "sc:Collection", "collections": []}"# : #"{"newspapers": []}"#)
    case "/search/pages/results/": break
    case let path where path.hasPrefix(hasLinks ? "/api/chronam/batches" : "/batches"): return batches(path)
    default: return .html([], status: 404)
    }
    let query = Query(parts.queryItems ?? [])
    let found = sorted(pages.filter { query.matches($0, isOpenONI: isOpenONI) }, query)
    let size = query.first("rows").flatMap(Int.init) ?? 20
    let number = query.first("page").flatMap(Int.init) ?? 1
    let start = (number - 1) * size < found.count ? (number - 1) * size : 0
    let items = found.dropFirst(start).prefix(size).map { item($0) }
    return .json(
      """
      {"totalItems": \(found.count), "startIndex": \(start + 1), "endIndex": \(start + items.count),
      "itemsPerPage": \(isOpenONI ? "\"\(size)\"" : "\(size)"), "items": [\(items.joined(separator: ","))]}
      """)
  }

  /// By day; within a day, in an order that depends on the words.
  private func sorted(_ found: [MadePage], _ query: Query) -> [MadePage] {
    func mix(_ page: MadePage) -> UInt64 {
      "\(query.salt)\(page.page)".utf8.reduce(14_695_981_039_346_656_037) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
    }
    let byDay = query.first("sort") == "date"
    return found.sorted { left, right in
      let (first, second) = (left.page.issue.date, right.page.issue.date)
      return byDay && first != second ? first < second : mix(left) < mix(right)
    }
  }

  private func item(_ page: MadePage) -> String {
    let id = page.page
    func list(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ",") }
    let places = zip(page.counties, page.cities).map { "\(page.state)--\($0)--\($1)" }
    return """
      {"id": "/lccn/\(id)/", "title": "\(page.title) [volume]", "lccn": "\(id.issue.lccn)",
      "date": "\(id.issue.date.description.filter { $0 != "-" })", "sequence": \(id.sequence), "edition": null,
      "state": ["\(page.state)"], "city": [\(list(page.cities))], "county": [\(list(page.counties))],
      "place": [\(list(places))], "language": ["\(page.language)"],
      "frequency": \(page.frequency.map { "\"\($0)\"" } ?? "null"),
      "page": "\(id.sequence + 2)", "section_label": "", "edition_label": "Evening Edition",
      "batch": "batch_\(page.batch)", "type": "page", "ocr_eng": "\(page.text)"}
      """
  }

  /// What was requested.
  private struct Query {
    let items: [URLQueryItem]

    init(_ items: [URLQueryItem]) { self.items = items }

    func first(_ name: String) -> String? { all(name).first }
    func all(_ name: String) -> [String] { items.filter { $0.name == name }.compactMap(\.value) }

    /// The same for all pages of results.
    var salt: String {
      items.filter { $0.name != "page" && $0.name != "rows" }.map(\.description).joined()
    }

    func matches(_ page: MadePage, isOpenONI: Bool) -> Bool {
      words(page.words) && fields(page, isOpenONI) && language(page, isOpenONI)
        && dates(page.page.issue.date, isOpenONI)
    }

    /// chronam looks for the words in what OCR read in that language, and so ignores it without words.
    private func language(_ page: MadePage, _ isOpenONI: Bool) -> Bool {
      let wanted = all("language")
      if wanted.isEmpty { return true }
      if isOpenONI { return wanted.contains(page.language) }
      let hasWords = ["andtext", "ortext", "phrasetext", "proxtext"].contains { first($0) != nil }
      return !hasWords || wanted.contains(page.language == "German" ? "ger" : "eng")
    }

    private func words(_ words: [String]) -> Bool {
      func split(_ name: String) -> [String]? {
        first(name).map { $0.lowercased().split(separator: " ").map(String.init) }
      }
      if let all = split("andtext"), !all.allSatisfy(words.contains) { return false }
      if let any = split("ortext"), !any.contains(where: words.contains) { return false }
      if let phrase = split("phrasetext"), !MadePageSite.isNear(phrase, words, slop: 0) { return false }
      let slop = first("proxdistance").flatMap(Int.init) ?? 5
      if let near = split("proxtext"), !MadePageSite.isNear(near, words, slop: slop) { return false }
      return true
    }

    private func fields(_ page: MadePage, _ isOpenONI: Bool) -> Bool {
      let facts = [
        "lccn": page.page.issue.lccn.description, "state": page.state, "sequence": String(page.page.sequence),
      ]
      // Open ONI compares letter by letter.
      let more: [String: [String]] =
        isOpenONI
        ? [
          "county": page.counties, "city": page.cities, "frequency": [page.frequency].compactMap(\.self),
        ] : [:]
      return facts.allSatisfy { name, value in all(name).isEmpty || all(name).contains(value) }
        && more.allSatisfy { name, values in
          all(name).isEmpty || !Set(all(name)).isDisjoint(with: values)
        }
    }

    private func dates(_ date: IssueDate, _ isOpenONI: Bool) -> Bool {
      let (first, last) = (first("date1") ?? "", first("date2") ?? "")
      if isOpenONI {
        return IssueDate(first).map { $0 <= date } ?? true && IssueDate(last).map { date <= $0 } ?? true
      }
      guard self.first("dateFilterType") == "range", let from = american(first), let to = american(last)
      else {
        return true
      }
      return (from...to).contains(date)
    }

    private func american(_ text: String) -> IssueDate? {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      return parts.count == 3 ? IssueDate(year: parts[2], month: parts[0], day: parts[1]) : nil
    }
  }

  /// Whether the words occur within `slop` moves, as Lucene counts them (`SloppyPhraseMatcher`): their
  /// positions, each minus the word's own index, differ by no more than that.
  static func isNear(_ wanted: [String], _ words: [String], slop: Int) -> Bool {
    func search(_ index: Int, _ taken: [Int]) -> Bool {
      if index == wanted.count {
        let shifted = taken.enumerated().map { $1 - $0 }
        return (shifted.max() ?? 0) - (shifted.min() ?? 0) <= slop
      }
      return words.indices.contains { place in
        words[place] == wanted[index] && !taken.contains(place) && search(index + 1, taken + [place])
      }
    }
    return search(0, [])
  }
}
