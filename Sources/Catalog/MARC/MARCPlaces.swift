import Newspapers

/// The places of a record: field 752, with states corrected by the one in field 008.
enum MARCPlaces {
  /// The place in a field 752, and whether it is in another country; nil if the field names none.
  static func place(_ field: MARCRecord.Field, of record: MARCRecord) -> (place: Place, isAbroad: Bool)? {
    func part(_ code: Character) -> String? {
      record.text(field, code).flatMap { text in
        // `Buffalo.` ends a sentence, `St.` and `Washington, D.C.` do not.
        let isAbbreviated = text.utf8.count < 4 || text.hasSuffix(".C.")
        return (text.hasSuffix(".") && !isAbbreviated ? String(text.dropLast()) : text).nonEmpty
      }
    }
    let (country, division) = (part("a"), part("b"))
    let isState = country.map(StateName.isStateOrTerritory) ?? false
    let isAbroad = !isState && !isUnitedStates(country, division: division)
    guard let state = isState || isAbroad ? country : division ?? country else { return nil }
    let city = part("d").map { unqualified($0, in: state) }
    return (Place(state: state, county: part("c"), city: city), isAbroad)
  }

  /// Whether the country is the United States, however it is spelled: `United State`, `Uniterd States` with a
  /// state.
  private static func isUnitedStates(_ country: String?, division: String?) -> Bool {
    guard let country, country != "United States" else { return true }
    if let division, StateName.isStateOrTerritory(division) { return true }
    return TitleText.folded(country).has("united stat")
  }

  /// The city without where it is, if that ends with its state: Brooklyn for `Brooklyn (New York, N.Y.)`.
  /// `Hassan (Township)` stays, because that says what it is, not where.
  private static func unqualified(_ city: String, in state: String) -> String {
    guard city.hasSuffix(")"), let bracket = city.lastIndex(of: "("),
      let name = String(city[..<bracket]).trimmed.nonEmpty,
      let last = city[city.index(after: bracket)...].dropLast().split(separator: ",").last,
      StateName.isNamed(state, by: String(last).trimmed)
    else { return city }
    return name
  }

  /// `State--County--City` of each, those in `state` first. If none is there, but some are in the state of
  /// the place of publication, the code is wrong, and comes last. If all are abroad, the code is that of
  /// whoever made the microfilm, and counts only if the place of publication is in its state.
  /// - Parameters:
  ///   - abroad: those in other countries.
  ///   - state: from the catalog's code, which is always spelled correctly.
  ///   - published: the place of publication; empty if unknown.
  static func arranged(
    _ places: [Place], abroad: Set<Place> = [], state: String?, published: String
  ) -> [String] {
    guard let state else { return places.map(\.cataloged).unique() }
    func isAbroad(_ place: Place) -> Bool {
      abroad.contains(place) && !isPublished(place, in: state, as: PublishedPlace(published))
    }
    if !abroad.isEmpty, places.allSatisfy(isAbroad) {
      let place = PublishedPlace(published)
      let isHere = place.city == state || place.state(among: [state]) == state
      return (places + (isHere ? [Place(state: state)] : [])).map(\.cataloged).unique()
    }
    let places = places.map { place in
      StateName.isStateOrTerritory(place.state) || isAbroad(place)
        ? place : Place(state: state, county: place.county, city: place.city)
    }
    let here = places.filter { $0.state == state }
    if here.count == places.count, !here.isEmpty { return here.map(\.cataloged).unique() }
    let states = Set(places.map(\.state).filter(StateName.isStateOrTerritory))
    if here.isEmpty, let meant = PublishedPlace(published).state(among: states), states.contains(meant) {
      let others = places.filter { $0.state != meant } + [Place(state: state)]
      return (places.filter { $0.state == meant } + others).map(\.cataloged).unique()
    }
    let first = here.isEmpty ? [Place(state: state)] : here
    return (first + places.filter { $0.state != state }).map(\.cataloged).unique()
  }

  /// Whether `place` is the city of publication, in that state: `Choctaw Nation of Oklahoma` is not another
  /// country.
  private static func isPublished(_ place: Place, in state: String, as published: PublishedPlace) -> Bool {
    place.city.map(published.isCity) == true && published.state(among: [state]) == state
  }
}
