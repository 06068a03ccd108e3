import Newspapers

/// A search at the old Chronicling America, as one in today's collection.
struct OldSearch {
  let link: WrittenLink

  init(_ link: WrittenLink) { self.link = link }

  /// A search with these parameters, for the reader of pasted searches.
  static func address(_ parameters: [(name: String, value: String)]) -> String {
    TodaysAddress.list(parameters.filter { !$0.value.isEmpty }.map { ($0.name, $0.value) })
  }

  /// Pages by their words.
  var meaning: Link {
    var (parameters, notes): ([(name: String, value: String)], [String]) = (link.query, [])
    let dates = parameters.filter { ["date1", "date2"].contains($0.name) && !$0.value.isEmpty }
    if link.value("datefiltertype") != "year" { parameters.removeAll { $0.name == "year" } }
    if dates.count == 1 {
      parameters.removeAll { ["date1", "date2"].contains($0.name) }
      notes.append("a single date never counted, and is left out")
    }
    let read: ReadQuery
    do throws(SearchQueryError) {
      read = try SearchQuery.read(OldSearch.address(parameters))
    } catch {
      guard parameters.allSatisfy({ OldSearch.views.contains($0.name) || $0.value.isEmpty }) else {
        return .unknown("its search cannot be read: \(error.sentence)")
      }
      return Link(
        .approximate, .search(""), TodaysAddress.list([("dl", "page")]), note: "a search for nothing")
    }
    let search = TodaysSearch(read.query)
    let address = TodaysAddress.list(search.parameters + view)
    if !search.dropped.isEmpty {
      let parts = search.parts.prefix(8).map { TodaysAddress.list($0 + view) }
      let all = parts.isEmpty ? "" : "; in parts: \(parts.joined(separator: " "))"
      notes.append(
        "finds more: without \(search.dropped.joined(separator: ", "))\(all); "
          + "or broadsheet search '\(read.query)'")
    }
    return Link(
      notes.isEmpty ? .changed : .approximate, .search(read.query.description), address,
      note: notes.isEmpty ? nil : notes.joined(separator: "; "))
  }

  /// Newspapers in the directory.
  var titles: Link {
    var (parameters, facets, lost): ([(String, String)], [String], [String]) = ([], [], [])
    var years = ("", "")
    for (name, value) in link.query where !value.isEmpty {
      switch name {
      case "terms": parameters.append(("q", value))
      case "state", "county", "city": facets.append("location_\(name):\(value.lowercased())")
      case "language":
        let language = LanguageName.english(value)
        facets.append("language:\(language.lowercased())")
      case "year1": years.0 = value
      case "year2": years.1 = value
      case "lccn": facets.append("number_lccn:\(value)")
      case "page", "rows", "sort", "format", "callback", "index": break
      default: lost.append(name)
      }
    }
    if !facets.isEmpty { parameters.append(("fa", facets.joined(separator: "|"))) }
    if !years.0.isEmpty, !years.1.isEmpty { parameters.append(("dates", "\(years.0)/\(years.1)")) }
    return Link(
      lost.isEmpty ? .changed : .approximate, .list("titles"),
      TodaysAddress.list(parameters, at: TodaysAddress.directory),
      note: lost.isEmpty ? nil : "without \(lost.joined(separator: ", "))")
  }

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

  /// Parameters that choose no pages.
  private static let views: Set<String> = [
    "sort", "rows", "page", "x", "y", "index", "searchtype", "format", "callback", "proxdistance",
    "datefiltertype", "date1", "date2", "year",
  ]
}
