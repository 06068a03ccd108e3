/// A way for a query to narrow a list.
public enum NewspaperFilter: CaseIterable, Hashable, Sendable {
  case state, county, city, language, ethnicity, frequency, digitized, current, years, issueYears, words

  /// For display: `filtering by county`.
  public var words: String {
    switch self {
    case .state: "filtering by state"
    case .county: "filtering by county"
    case .city: "filtering by city"
    case .language: "filtering by language"
    case .ethnicity: "filtering by ethnicity"
    case .frequency: "filtering by frequency"
    case .digitized: "listing only digitized newspapers"
    case .current: "listing only newspapers still published"
    case .years: "filtering by year"
    case .issueYears: "filtering by year of digitized issues"
    case .words: "searching by words"
    }
  }

  /// What it compares, for display: `with unknown county`.
  public var field: String {
    switch self {
    case .state: "state"
    case .county: "county"
    case .city: "city"
    case .language: "language"
    case .ethnicity: "ethnicity"
    case .frequency: "frequency"
    case .digitized, .issueYears: "digitized issues"
    case .current: "end year"
    case .years: "years"
    case .words: "words"
    }
  }
}
