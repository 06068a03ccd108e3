import NewspaperHTTP
import Newspapers

/// Places of rows that have no lists of cities, counties and states, as in the directory.
extension FacetPlaces {
  /// - Parameters:
  ///   - location: places of all kinds: `washington`, `pennsylvania`, `united states`.
  ///   - composite: the same by level, `2/united states/pennsylvania/washington/`; empty in some rows.
  ///   - printed: the place in the title line.
  init(location: LenientLabels, composite: LenientLabels, printed: String?) {
    let states = StatesAndTerritories.among(FacetPlaces.names(on: 1, of: composite))
    if states.labels.isEmpty {
      self.init(location: location, printed: printed)
    } else {
      self.init(
        cities: FacetPlaces.names(on: 3, of: composite), counties: FacetPlaces.names(on: 2, of: composite),
        states: states, printed: printed)
    }
  }

  /// Counties and cities are named like states, so the title line decides. Of the cities, only the one in the
  /// title line is known to be one.
  private init(location: LenientLabels, printed: String?) {
    let place = PublishedPlace(printed ?? "")
    let found = StatesAndTerritories.among(location)
    let named = place.state(of: Set(found.texts.map(CapitalizedName.of)))
    let states = named.map { LenientLabels(text: $0) } ?? found
    func isCity(_ label: LenientLabel) -> Bool { place.isCity(label.text) }
    // `(Oregon) 1877-1880` may be the state.
    let isState = named == nil && states.labels.contains(where: isCity)
    let city = isState ? nil : location.labels.first(where: isCity)
    self.init(
      cities: LenientLabels(city.map { [$0] } ?? []), counties: LenientLabels(), states: states,
      printed: printed)
  }

  /// The names of the places on a `level`: 1 for states, 2 for counties, 3 for cities.
  private static func names(on level: Int, of composite: LenientLabels) -> LenientLabels {
    LenientLabels(
      composite.texts.compactMap { text in
        let parts = text.split(separator: "/")
        guard parts.count == level + 2, parts[0] == String(level) else { return nil }
        return LenientLabel(text: String(parts[level + 1]))
      })
  }
}
