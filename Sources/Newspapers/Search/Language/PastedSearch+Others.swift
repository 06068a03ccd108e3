/// Parts of an address that make no search by themselves.
extension PastedSearch {
  /// Searches the newspaper whose address it is. Of an issue or a page, it is the search that found it.
  mutating func readPlace() {
    let shown = value("sp").map { "?sp=\($0)" } ?? ""
    guard isOfPage, let address = try? PageAddress(place + shown) else { return }
    switch address {
    case .newspaper(let lccn):
      if place.contains("/item/") { parts.append(.field(SearchField(.lccn, [.name(lccn.description)]))) }
    case .issue(let issue):
      notes.append("The address is of an issue, \(issue); the search is for all pages.")
    case .page(let page):
      notes.append("The address is of a page, \(page); the search is for all pages.")
    }
  }

  mutating func noteOthers() {
    if let order = value("sb") ?? value("sort"), order != "relevance" {
      notes.append("The address sorts by \(order); choose the order here.")
    }
    guard !isOfPage else { return }
    if let page = (value("sp") ?? value("page")).flatMap({ Int($0) }), page > 1 {
      notes.append("The address is for page \(page) of the results; here they start with the first.")
    }
    var known = PastedSearch.known.union(PastedSearch.fields.map(\.key))
    if value("issue_date") != nil { known.formUnion(["issue_date", "date_month", "date_day"]) }
    for (name, value) in parameters where !known.contains(name) && !known.contains(name.lowercased()) {
      noteIgnored("\(name)=\(value)")
    }
  }

  mutating func noteIgnored(_ part: some StringProtocol) {
    notes.append("“\(part)” in the address means nothing here and was ignored.")
  }

  /// Parameters that are read, or that choose no pages, in lower case.
  private static let known: Set<String> = [
    "qs", "ops", "q", "op", "andtext", "ortext", "phrasetext", "proxtext", "proxdistance", "fa",
    "front_pages_only", "sequence", "start_date", "end_date", "dates", "year", "yearrange", "date1", "date2",
    "datefiltertype", "sb", "sort", "sp", "page", "c", "rows", "dl", "searchtype", "fo", "at", "st", "format",
    "callback", "index", "words", "x", "y",
  ]
}
