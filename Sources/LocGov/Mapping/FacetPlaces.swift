import NewspaperHTTP
import Newspapers

/// The places of a title, from its facets: lower-case lists of cities, counties and states, each sorted
/// separately.
struct FacetPlaces {
  let cities: LenientLabels
  let counties: LenientLabels
  let states: LenientLabels
  /// The place in the title line, whose city comes first and determines the spelling: `McMinnville, Or.`
  let printed: String?

  /// One place per city if all are in one state. With several states, city and county are known only for the
  /// state that the title line names.
  var places: [Place] {
    let states = self.states.texts.map(Capitalized.name)
    guard states.count == 1, let state = states.first else { return states.map { place(in: $0) } }
    let counties = self.counties.texts.map(Capitalized.name)
    let county = counties.count == 1 ? counties.first : nil
    let cities = self.cities.texts
    if cities.isEmpty { return [Place(state: state, county: county)] }
    let named =
      cities.filter { isPrinted($0) }.map { _ in printedCity }
      + cities.filter { !isPrinted($0) }.map(Capitalized.name)
    return named.map { Place(state: state, county: county, city: $0) }
  }

  /// One of several states.
  private func place(in state: String) -> Place {
    guard isNamed(state), cities.texts.contains(where: { isPrinted($0) }) else { return Place(state: state) }
    let counties = self.counties.texts.map(Capitalized.name)
    return Place(state: state, county: counties.count == 1 ? counties.first : nil, city: printedCity)
  }

  private var printedCity: String { (printed ?? "").prefix { $0 != "," && $0 != "[" && $0 != "(" }.trimmed }

  /// Whether the place ends with an abbreviation of the state's name.
  private func isNamed(_ state: String) -> Bool {
    guard let printed, let comma = printed.lastIndex(of: ",") else { return false }
    return StateName.isAbbreviated(state, as: String(printed[comma...].dropFirst()))
  }

  private func isPrinted(_ city: String) -> Bool { city.lowercased() == printedCity.lowercased() }
}
