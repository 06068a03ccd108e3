/// What the address of a site's search says besides what is searched for.
extension PastedSearch {
  /// The notes on parameters of a site that are not known here.
  /// - Parameter isDay: whether the address asks for a day of any year.
  static func ignored(_ parameters: [(name: String, value: String)], isDay: Bool) -> [String] {
    parameters.filter { !known.contains($0.name) && !(isDay && days.contains($0.name)) }.map {
      "“\($0.name)=\($0.value)” in the address means nothing here and was ignored."
    }
  }

  private static let days: Set<String> = ["issue_date", "date_month", "date_day"]

  /// What is read, or says only how pages are shown.
  private static let known: Set<String> = [
    "andtext", "ortext", "phrasetext", "proxtext", "proxdistance", "lccn", "state", "county", "city",
    "language", "frequency", "sequence", "date1", "date2", "dateFilterType", "year", "yearRange",
    "callback", "format", "index", "page", "rows", "searchType", "sort", "words", "x", "y",
  ]
}
