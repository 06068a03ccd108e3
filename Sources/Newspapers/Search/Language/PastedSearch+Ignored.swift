/// Parameters of an address that its site ignores without another one.
extension PastedSearch {
  /// Leaves them out, and says so.
  /// - Returns: `date1, date2 without dateFilterType=range`; nil if there are none.
  mutating func dropIgnored() -> String? {
    let ignored = isOfLibrary ? ignoredByLibrary : place.contains("/search/pages/") ? ignoredBySite : []
    guard !ignored.isEmpty else { return nil }
    heeded.removeAll { ignored.contains($0.name) }
    let missing =
      isOfLibrary ? "searchType=advanced" : "dateFilterType=\(ignored == ["year"] ? "year" : "range")"
    let words = "\(ignored.sorted().joined(separator: ", ")) without \(missing)"
    notes.append("The site ignores \(words), and so does this search.")
    return words
  }

  private var isOfLibrary: Bool { place.contains("/collections/") || place.contains("www.loc.gov/search/") }

  /// What only the advanced search of the Library knows; the parameter that asks for it has had two spellings.
  private var ignoredByLibrary: Set<String> {
    let type = parameters.first { $0.name.lowercased() == "searchtype" }?.value.lowercased()
    return type == "advanced" ? [] : PastedSearch.advanced.intersection(parameters.map(\.name))
  }

  private static let advanced: Set<String> = [
    "qs", "ops", "start_date", "end_date", "location_state", "location_city", "location_county",
    "partof_title", "subject_ethnicity", "front_pages_only",
  ]

  /// Dates that chronam does not read (`page_search` in `core/index.py`), except those of the whole collection, which its
  /// forms always send. Open ONI reads other dates: days such as `1905-07-04`, whatever the filter's type.
  private var ignoredBySite: Set<String> {
    let dates = heeded.filter { ["date1", "date2"].contains($0.name) }
    let isISO = dates.contains { IssueDate($0.value) != nil }
    guard place.contains("chroniclingamerica.loc.gov") || !isISO else { return [] }
    let type = parameters.first { $0.name.lowercased() == "datefiltertype" }?.value
    let isRange = (type == "range" || type == "yearRange") && Set(dates.map(\.name)).count == 2
    let isYear = type == "year"
    let lost = isRange ? [] : dates.filter { $0.value != "1789" && $0.value != "1963" }
    return Set(lost.map(\.name) + (isYear || value("year") == nil ? [] : ["year"]))
  }
}

extension SearchQueryError {
  /// For an address of which the site ignores everything that chooses pages.
  static func findsEverything(_ ignored: String, _ column: Int?) -> SearchQueryError {
    SearchQueryError(
      column: column, "This address finds all pages, because the site ignores \(ignored).")
  }
}
