import NewspaperHTTP
import Newspapers

/// The places of a title, from its facets: lower-case lists of cities, counties and states, each sorted
/// separately.
struct FacetPlaces {
  let cities: LenientLabels
  let counties: LenientLabels
  let states: LenientLabels
  /// The place in the title line, whose city comes first and determines the spelling: `McMinnville, Or.`
  private let printed: PublishedPlace

  init(cities: LenientLabels, counties: LenientLabels, states: LenientLabels, printed: String?) {
    (self.cities, self.counties, self.states) = (cities, counties, states)
    self.printed = PublishedPlace(printed ?? "")
  }

  /// One place per city if all are in one state. With several states, city and county are known only for the
  /// state that the title line names.
  var places: [Place] {
    let states = self.states.texts.map(CapitalizedName.of)
    guard states.count == 1, let state = states.first else {
      let named = printed.state(of: Set(states))
      return states.map { $0 == named ? printedPlace(in: $0) : Place(state: $0) }
    }
    let counties = self.counties.texts.map(CapitalizedName.of)
    let county = counties.count == 1 ? counties.first : nil
    let cities = self.cities.texts
    if cities.isEmpty { return [Place(state: state, county: county)] }
    let named =
      cities.filter { printed.isCity($0) }.compactMap { _ in printed.spelledOutCity }
      + cities.filter { !printed.isCity($0) }.map(CapitalizedName.of)
    return named.map { Place(state: state, county: county, city: $0) }
  }

  /// The place that the title line names, if the facets have it.
  private func printedPlace(in state: String) -> Place {
    guard cities.texts.contains(where: { printed.isCity($0) }) else { return Place(state: state) }
    let counties = self.counties.texts.map(CapitalizedName.of)
    let county = counties.count == 1 ? counties.first : nil
    return Place(state: state, county: county, city: printed.spelledOutCity)
  }
}
