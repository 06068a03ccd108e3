import Newspapers

/// The places of a record: field 752, corrected by the state in field 008.
enum CatalogedPlaces {
  /// The place in a field 752; nil if it names none.
  static func place(_ field: MARCRecord.Field, of record: MARCRecord) -> Place? {
    func part(_ code: Character) -> String? {
      record.text(field, code).flatMap { text in
        // `Buffalo.` ends a sentence, `St.` and `Washington, D.C.` do not.
        let isAbbreviated = text.utf8.count < 4 || text.hasSuffix(".C.")
        return (text.hasSuffix(".") && !isAbbreviated ? String(text.dropLast()) : text).nonEmpty
      }
    }
    let country = part("a")
    let isAbroad = country.map { $0 != "United States" } ?? false
    guard let state = isAbroad ? country : part("b") ?? country else { return nil }
    return Place(state: state, county: part("c"), city: part("d"))
  }

  /// `State--County--City` of each, those in `state` first. If none is there, but some are in the state of
  /// the place of publication, the code is wrong, and comes last.
  /// - Parameters:
  ///   - state: from the catalog's code, which is always spelled correctly.
  ///   - published: the place of publication; empty if unknown.
  static func arranged(_ places: [Place], state: String?, published: String) -> [String] {
    guard let state else { return places.map(\.cataloged).unique() }
    let places = places.map { place in
      StateCodes.isState(place.state) ? place : Place(state: state, county: place.county, city: place.city)
    }
    let here = places.filter { $0.state == state }
    if here.count == places.count, !here.isEmpty { return here.map(\.cataloged).unique() }
    if here.isEmpty, let meant = PublishedPlace(published).state(among: Set(places.map(\.state))),
      places.contains(where: { $0.state == meant })
    {
      let others = places.filter { $0.state != meant } + [Place(state: state)]
      return (places.filter { $0.state == meant } + others).map(\.cataloged).unique()
    }
    let first = here.isEmpty ? [Place(state: state)] : here
    return (first + places.filter { $0.state != state }).map(\.cataloged).unique()
  }
}
