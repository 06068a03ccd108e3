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

  /// One place per city if all are in one state. With several states, it is unknown which city is in which.
  var places: [Place] {
    let states = self.states.texts.map(Capitalised.name)
    guard states.count == 1, let state = states.first else { return states.map { Place(state: $0) } }
    let counties = self.counties.texts.map(Capitalised.name)
    let county = counties.count == 1 ? counties.first : nil
    let cities = self.cities.texts
    if cities.isEmpty { return [Place(state: state, county: county)] }
    let named =
      cities.filter(isPrinted).map { _ in printedCity }
      + cities.filter { !isPrinted($0) }.map(Capitalised.name)
    return named.map { Place(state: state, county: county, city: $0) }
  }

  private var printedCity: String { (printed ?? "").prefix { $0 != "," && $0 != "[" && $0 != "(" }.trimmed }

  private func isPrinted(_ city: String) -> Bool { city.lowercased() == printedCity.lowercased() }
}
