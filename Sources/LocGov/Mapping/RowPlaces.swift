import NewspaperHTTP
import Newspapers

/// The places of a page's newspaper, from its row. Lists of states, counties and cities are each sorted separately;
/// places by level and the title line tell which belong together.
struct RowPlaces {
  /// The one in the title line first.
  let places: [Place]
  /// Counties and cities of which the row does not say in which of its states they are.
  let counties: [String]
  let cities: [String]

  /// - Parameters:
  ///   - states: in lower case, like `counties` and `cities`.
  ///   - composite: the same by level, `3/united states/ohio/cuyahoga/cleveland/`; empty in some rows.
  ///   - printed: the place in the title line, `Cleveland, Ohio`.
  init(
    states: LenientLabels, counties: LenientLabels, cities: LenientLabels, composite: LenientLabels,
    printed: String?
  ) {
    let paired = RowPlaces.paired(composite, counties: Set(counties.texts), cities: Set(cities.texts))
    let known =
      paired.isEmpty
      ? FacetPlaces(cities: cities, counties: counties, states: states, printed: printed).places : paired
    var places = RowPlaces.ordered(known, by: PublishedPlace(printed ?? ""))
    for state in states.texts.map(CapitalizedName.of) where !places.contains(where: { $0.state == state }) {
      places.append(Place(state: state))
    }
    let placed = (counties: places.compactMap(\.county), cities: places.compactMap(\.city))
    let otherCounties = counties.texts.map { CountyName.plain(CapitalizedName.of($0)) }
      .filter { !RowPlaces.has(placed.counties, $0) }
    let otherCities = cities.texts.map(CapitalizedName.of).filter { !RowPlaces.has(placed.cities, $0) }
    guard let state = places.first?.state, places.allSatisfy({ $0.state == state }) else {
      (self.places, self.counties, self.cities) = (places, otherCounties, otherCities)
      return
    }
    let others =
      otherCounties.map { Place(state: state, county: $0) }
      + otherCities.map { Place(state: state, city: $0) }
    (self.places, self.counties, self.cities) = (places + others, [], [])
  }

  private static func has(_ names: [String], _ name: String) -> Bool {
    names.contains { PlaceName.folded($0) == PlaceName.folded(name) }
  }

  /// Each with all that belongs to it. Below a state are counties, except for cities in none.
  private static func paired(
    _ composite: LenientLabels, counties: Set<String>, cities: Set<String>
  ) -> [Place] {
    let paths: [[String]] = composite.texts.map { $0.split(separator: "/").map(String.init) }
    let all = paths.filter { path in (3...5).contains(path.count) && path[0] == "\(path.count - 2)" }
    let whole = all.filter { place in
      !all.contains { $0.count > place.count && $0.dropFirst().starts(with: place.dropFirst()) }
    }
    return whole.map { (parts: [String]) -> Place in
      let names: [String] = parts.dropFirst(2).map { CapitalizedName.of($0) }
      guard names.count == 2 else {
        return Place(
          state: names[0], county: names.count > 2 ? names[1] : nil, city: names.count > 2 ? names[2] : nil)
      }
      return !counties.contains(parts[3]) && cities.contains(parts[3])
        ? Place(state: names[0], city: names[1]) : Place(state: names[0], county: names[1])
    }
  }

  /// The printed place first, and spelled as printed, then others in its state.
  private static func ordered(_ places: [Place], by printed: PublishedPlace) -> [Place] {
    let state = printed.state(of: Set(places.map(\.state)))
    func isPrinted(_ place: Place) -> Bool {
      place.city.map(printed.isCity) == true && (state == nil || place.state == state)
    }
    let first = places.filter(isPrinted).map {
      Place(state: $0.state, county: $0.county, city: printed.spelledOutCity)
    }
    let others = places.filter { !isPrinted($0) }
    return first + others.filter { $0.state == state } + others.filter { $0.state != state }
  }
}
