import MVP
import Newspapers

/// The values of a list's newspapers per filter, with their counts if known.
struct FacetValues: Sendable {
  struct Value: Sendable {
    /// As in `FacetChoice`.
    let name: String
    let count: Int?
  }

  private let tallies: NewspaperTallies?
  private let states: [StateTally]

  /// Counts what matches `query`. For a source that cannot count, only the states are known.
  init(_ directory: any NewspaperDirectory, matching query: NewspaperQuery) async throws(NewspaperError) {
    do {
      tallies = try await directory.tallies(matching: query)
      states = []
    } catch .unsupported {
      tallies = nil
      states = try await directory.states()
    }
  }

  subscript(filter: NewspaperFilter) -> [Value] {
    guard let tallies else {
      return filter == .state ? states.map { Value(name: $0.state, count: $0.newspaperCount) } : []
    }
    func values(_ tallies: [NewspaperTallies.Tally]) -> [Value] {
      tallies.map { Value(name: $0.name, count: $0.count) }
    }
    return switch filter {
    case .state: values(tallies.states)
    case .county: values(tallies.counties)
    case .city: values(tallies.cities)
    case .language: values(tallies.languages)
    case .ethnicity: values(tallies.ethnicities)
    case .frequency: values(tallies.frequencies)
    case .years: values(tallies.decades)
    case .issueYears: values(tallies.issueDecades)
    case .digitised: [Value(name: "", count: tallies.digitised)]
    case .current: [Value(name: "", count: tallies.current)]
    case .words: []
    }
  }

  /// How a value is displayed: `Milwaukee, Wisconsin` for a city, `1890s` for a decade.
  static func title(_ name: String, of filter: NewspaperFilter) -> String {
    switch filter {
    case .county: Place(name).map { "\($0.county ?? ""), \($0.state)" } ?? name
    case .city: Place(name)?.description ?? name
    case .years, .issueYears: name + "s"
    case .digitised, .current: filter.name
    case .state, .language, .ethnicity, .frequency, .words: name
    }
  }
}
