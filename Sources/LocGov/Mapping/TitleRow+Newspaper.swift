import NewspaperHTTP
import Newspapers

extension TitleRow {
  /// The row as a newspaper; nil if it has no LCCN, like rows for web pages and collections.
  var newspaper: Newspaper? {
    guard let lccn = (self.lccn.texts + url.texts + id.texts).lazy.compactMap({ try? LCCN($0) }).first,
      let line = title.first.map(TitleLine.init(html:)), !line.name.isEmpty
    else { return nil }
    let places =
      state.texts.isEmpty
      ? FacetPlaces(location: location, composite: compositeLocation, printed: line.place)
      : FacetPlaces(cities: city, counties: county, states: state, printed: line.place)
    return Newspaper(
      lccn: lccn, title: line.name, places: places.places,
      years: CatalogYears.years(dates: LenientLabels(), line: line, date: date),
      languages: language.texts.map(CapitalizedName.of), frequency: frequencyInWords, coverage: coverage)
  }

  private var frequencyInWords: String? { frequencies.first.map(Capitalized.frequency) }

  /// What the row says, otherwise those with which its descriptions begin; notes follow them in the same text.
  var frequencies: [String] {
    frequency.texts.isEmpty ? description.texts.compactMap(FrequencyName.beginning) : frequency.texts
  }

  private var coverage: DigitizedCoverage? {
    let coverage = DigitizedCoverage(
      firstIssue: firstIssue.first.flatMap { IssueDate($0) },
      lastIssue: lastIssue.first.flatMap { IssueDate($0) },
      issueCount: issueCount.count)
    return coverage.saysNothing ? nil : coverage
  }
}
