import Newspapers

/// Parses `State--County--City` as these sites write it: missing parts are left out, so the second of two
/// parts is a county in `Kentucky--Bourbon` and a city in `District of Columbia--Washington`.
enum ChronAmPlace {
  /// - Parameters:
  ///   - placeOfPublication: `Washington, D.C.`, which distinguishes the two.
  ///   - cities: names that are known to be cities.
  static func place(_ written: String, placeOfPublication: String?, cities: [String] = []) -> Place? {
    guard let place = Place(written) else { return nil }
    let state = place.state.removing(suffix: " (State)")
    guard place.county == nil, let name = place.city, !written.contains("----") else {
      return Place(state: state, county: place.county, city: place.city)
    }
    let folded = PlaceName.folded(name)
    let isCity =
      cities.contains { PlaceName.folded($0) == folded }
      || PlaceName.folded(placeOfPublication ?? "").hasPrefix(folded)
    return isCity ? Place(state: state, city: name) : Place(state: state, county: name)
  }
}
