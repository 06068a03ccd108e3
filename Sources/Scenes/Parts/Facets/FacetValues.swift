import MVP
import Newspapers

/// The values of a list's newspapers for each filter, with their counts if known.
struct FacetValues: Sendable {
  struct Value: Sendable {
    /// As in `FacetChoice`.
    let name: String
    /// As shown: `Milwaukee, Wisconsin` for a city, `1890s` for a decade.
    let title: String
    let count: Int?
  }

  private let tallies: NewspaperTallies?
  private let states: [StateTally]
  private let query: NewspaperQuery

  /// Counts what matches `query`. For a source that cannot count, only the states are known.
  init(_ directory: any NewspaperDirectory, matching query: NewspaperQuery) async throws(NewspaperError) {
    self.query = query
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
      return filter == .state
        ? states.map {
          Value(name: $0.state, title: FacetValues.stateTitle($0.state), count: $0.newspaperCount)
        } : []
    }
    func values(_ tallies: [NewspaperTallies.Tally]) -> [Value] {
      tallies.map { Value(name: $0.name, title: FacetValues.title($0.name, of: filter), count: $0.count) }
    }
    // Newspapers of several places are also counted in those outside of the chosen state or county, which would
    // replace it.
    func inside(_ tallies: [NewspaperTallies.Tally], county: String? = nil) -> [NewspaperTallies.Tally] {
      let place = PlaceFilter(NewspaperQuery(state: query.state, county: county))
      return place.isEmpty ? tallies : tallies.filter { Place($0.name).map(place.matches) ?? false }
    }
    return switch filter {
    case .state: values(tallies.states)
    case .county: values(inside(tallies.counties))
    case .city: FacetValues.cities(inside(tallies.cities, county: query.county))
    case .language: values(tallies.languages)
    case .ethnicity: values(tallies.ethnicities)
    case .frequency: values(tallies.frequencies)
    case .years: values(tallies.decades)
    case .issueYears: values(tallies.issueDecades)
    case .digitized: FacetValues.flag(filter, tallies.digitized, isOffered: !tallies.knowsDigitized)
    case .current: FacetValues.flag(filter, tallies.current)
    case .words: []
    }
  }

  /// Whether the source could count them; otherwise only its states are known.
  var areCounted: Bool { tallies != nil }

  /// Whether it is not known yet what is digitized.
  var lacksDigitized: Bool { tallies?.knowsDigitized == false }

  /// Filters that nothing would match are not offered.
  private static func flag(_ filter: NewspaperFilter, _ count: Int, isOffered: Bool = false) -> [Value] {
    count > 0 || isOffered ? [Value(name: "", title: filter.name, count: count)] : []
  }

  /// One row for a city whose county some records leave out, if there can only be one; and the county in the
  /// names of cities with the same name.
  private static func cities(_ tallies: [NewspaperTallies.Tally]) -> [Value] {
    let places = tallies.map { Place($0.name) }
    var counties: [Place: Int] = [:]
    for case let place? in places where place.county != nil { counties[place.withoutCounty, default: 0] += 1 }
    let bare = Set(places.compactMap { $0?.county == nil ? $0 : nil })
    return zip(tallies, places).compactMap { tally, place in
      guard let place, let county = place.county else {
        return Value(name: tally.name, title: place?.description ?? tally.name, count: tally.count)
      }
      let isAlone = counties[place.withoutCounty] == 1
      if isAlone, bare.contains(place.withoutCounty) { return nil }
      let title = isAlone ? place.description : "\(place.description) (\(county))"
      return Value(name: tally.name, title: title, count: tally.count)
    }
  }

  /// Its title also contains what many people type for it.
  static func stateTitle(_ name: String) -> String {
    name == "District of Columbia" ? "\(name) (Washington, D.C.)" : name
  }

  private static func title(_ name: String, of filter: NewspaperFilter) -> String {
    switch filter {
    case .county: Place(name).map { "\($0.county ?? ""), \($0.state)" } ?? name
    case .years, .issueYears: name + "s"
    case .digitized, .current: filter.name
    case .state: stateTitle(name)
    case .city, .language, .ethnicity, .frequency, .words: name
    }
  }
}
