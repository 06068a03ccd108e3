import Newspapers

/// A search at the old Chronicling America, translated to today's collection.
struct OldSearch {
  let link: WrittenLink

  init(_ link: WrittenLink) { self.link = link }

  /// A search with these parameters, for the reader of pasted searches.
  static func address(_ parameters: [(name: String, value: String)]) -> String {
    TodaysAddress.list(parameters.filter { !$0.value.isEmpty }.map { ($0.name, $0.value) })
  }

  /// Pages by their words.
  var meaning: Link {
    let (parameters, datesLost) = counted
    var notes = datesLost
    let read: ReadQuery
    do throws(SearchQueryError) {
      read = try SearchQuery.read(OldSearch.address(parameters))
    } catch {
      guard OldSearch.choosesNothing(parameters) else {
        return .unknown("its search cannot be read: \(error.sentence.removing(suffix: "."))")
      }
      return Link(
        .approximate, .search(""), TodaysAddress.list([("dl", "page")]), note: "an empty search"
      ).asData(DataFormat(of: link))
    }
    let search = TodaysSearch(read.query)
    let address = TodaysAddress.list(search.parameters + view)
    if !search.dropped.isEmpty {
      let parts = search.parts.prefix(8).map { TodaysAddress.list($0 + view) }
      let all = parts.isEmpty ? "" : "; in parts: \(parts.joined(separator: " "))"
      notes.append(
        "finds more: without \(search.dropped.joined(separator: ", "))\(all); "
          + "or broadsheet search \(ShellLine.inQuotes(read.query.description))")
    }
    return Link(
      notes.isEmpty ? .changed : .approximate, .search(read.query.description), address,
      note: notes.isEmpty ? nil : notes.joined(separator: "; ")
    ).asData(DataFormat(of: link))
  }

  /// Newspapers in the directory.
  var titles: Link {
    var (parameters, facets, lost): ([(String, String)], [String], [String]) = ([], [], [])
    var years = ("", "")
    for (name, value) in link.query where !value.isEmpty {
      if let facet = ListFacet(rawValue: name) {
        facets.append(facet.facet(value))
        continue
      }
      switch name {
      case "terms": parameters.append(("q", value))
      case "year1": years.0 = value
      case "year2": years.1 = value
      case "lccn": facets.append("number_lccn:\(value)")
      case "page", "rows", "sort", "format", "callback", "index": break
      default: lost.append(name)
      }
    }
    if !facets.isEmpty { parameters.append(("fa", facets.joined(separator: "|"))) }
    // The form always sent both; these mean no limit (`core/index.py`).
    if !years.0.isEmpty, !years.1.isEmpty, years != ("1690", "2009") {
      parameters.append(("dates", "\(years.0)/\(years.1)"))
    }
    return Link(
      lost.isEmpty ? .changed : .approximate, .list("titles"),
      TodaysAddress.directoryList(parameters),
      note: lost.isEmpty ? nil : "without \(lost.joined(separator: ", "))"
    ).asData(DataFormat(of: link))
  }

  // MARK: Dates

  /// The parameters with the dates that counted, as chronam read them, and notes about those that did not
  /// (`page_search` in `core/index.py`).
  private var counted: (parameters: [(name: String, value: String)], notes: [String]) {
    var parameters = link.query.filter { !OldSearch.dates.contains($0.name) }
    func written(_ name: String) -> String? { link.value(name)?.nonEmpty }
    let filter = link.value("datefiltertype")
    if filter == "year", let year = written("year") {
      parameters.append((name: "year", value: year))
      return (parameters, [])
    }
    if filter == "range" || filter == "yearRange", let from = written("date1"), let to = written("date2"),
      let first = OldSearch.countedDate(from), let last = OldSearch.countedDate(to)
    {
      parameters.append((name: "date1", value: first))
      parameters.append((name: "date2", value: last))
      let others = [(from, first), (to, last)].filter { $0.0 != $0.1 }
      return (parameters, others.map { "\($0.0) counted as \($0.1)" })
    }
    // The dates of the whole collection, which its forms always sent, exclude nothing.
    let lost = OldSearch.dates.filter { name in
      written(name).map { !(name == "date1" && $0 == "1789" || name == "date2" && $0 == "1963") } ?? false
    }
    guard !lost.isEmpty else { return (parameters, []) }
    let verb = lost.count == 1 ? "is" : "are"
    return (parameters, ["\(lost.joined(separator: ", ")) never had an effect, and \(verb) left out"])
  }

  private static let dates = ["date1", "date2", "year"]

  /// The part of a date that chronam read (`_solrize_date`): `07/04/1905`, `07/1905`, or the four digits that
  /// it begins with; nil if it read nothing.
  private static func countedDate(_ written: String) -> String? {
    func isNumber(_ part: Substring, _ lengths: ClosedRange<Int>) -> Bool {
      lengths.contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    let parts = written.trimmed.split(separator: "/", omittingEmptySubsequences: false)
    if let year = parts.last?.prefix(4), (2...3).contains(parts.count), isNumber(year, 4...4),
      parts.dropLast().allSatisfy({ isNumber($0, 1...2) })
    {
      return (parts.dropLast() + [year]).joined(separator: "/")
    }
    let year = written.trimmed.prefix(4)
    return isNumber(year, 4...4) ? String(year) : nil
  }

  // MARK: The list

  /// Order, length and number of the list's page.
  private var view: [(String, String)] {
    var view: [(String, String)] = []
    switch link.value("sort") {
    case "date": view.append(("sb", "date"))
    case "title", "title_sort": view.append(("sb", "title_s"))
    default: break
    }
    if let rows = link.value("rows").flatMap({ NumberedPath.number($0) }) { view.append(("c", "\(rows)")) }
    if let page = link.value("page").flatMap({ NumberedPath.number($0) }), page > 1 {
      view.append(("sp", "\(page)"))
    }
    return view
  }

  /// Whether it chooses no pages.
  /// - Parameter parameters: by names in lower case.
  static func choosesNothing(_ parameters: [(name: String, value: String)]) -> Bool {
    parameters.allSatisfy { views.contains($0.name) || $0.value.isEmpty }
  }

  private static let views: Set<String> = [
    "sort", "rows", "page", "x", "y", "index", "searchtype", "format", "callback", "proxdistance",
    "datefiltertype", "date1", "date2", "year",
  ]
}
