import NewspaperHTTP
import Newspapers

extension TitleRow {
  /// The row as a newspaper; nil if it has no LCCN, like rows for web pages and collections.
  var newspaper: Newspaper? {
    guard let lccn = (self.lccn.texts + url.texts + id.texts).lazy.compactMap({ try? LCCN($0) }).first,
      let line = title.first.map(TitleLine.init), !line.name.isEmpty
    else { return nil }
    let states = state.texts.isEmpty ? StatesAndTerritories.among(location) : state
    let places = FacetPlaces(cities: city, counties: county, states: states, printed: line.place)
    return Newspaper(
      lccn: lccn, title: line.name, places: places.places,
      years: CatalogueYears.years(dates: LenientLabels(), line: line, date: date),
      languages: language.texts.map(Capitalised.name), frequency: frequencyInWords, coverage: coverage)
  }

  /// What the row says, otherwise the first of its descriptions if that is a frequency and not a note.
  private var frequencyInWords: String? {
    if let frequency = frequency.first { return Capitalised.first(frequency) }
    guard let description = description.first, description.count <= 40 else { return nil }
    let firstWord = description.lowercased().prefix { $0.isLetter }
    return TitleRow.frequencies.contains(String(firstWord)) ? Capitalised.first(description) : nil
  }

  private static let frequencies: Set<String> = [
    "daily", "weekly", "semiweekly", "triweekly", "biweekly", "monthly", "semimonthly", "bimonthly",
    "fortnightly", "quarterly", "semiannual", "annual", "irregular",
  ]

  private var coverage: DigitisedCoverage? {
    let coverage = DigitisedCoverage(
      firstIssue: firstIssue.first.flatMap { IssueDate($0) },
      lastIssue: lastIssue.first.flatMap { IssueDate($0) },
      issueCount: issueCount.count)
    let saysNothing = coverage.firstIssue == nil && coverage.lastIssue == nil && coverage.issueCount == nil
    return saysNothing ? nil : coverage
  }
}
