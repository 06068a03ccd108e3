import Newspapers

/// Where a newspaper appeared, as citations give it. Catalogs list all its places by name, and for some a
/// wrong state first; the place of publication says which is meant.
enum CitedPlace {
  /// `Pendleton, Oregon`; nil if unknown.
  /// - Parameter published: the place of publication as cataloged; nil if unknown.
  static func words(of places: [Place], published: String?) -> String? {
    let usual = places.first?.description
    guard let published = published.map(PublishedPlace.init), let city = published.city else { return usual }
    for part in published.parts {
      let named = places.filter { $0.city.map(PlaceName.folded) == PlaceName.folded(part) }
      guard named.count > 1 else {
        if let place = named.first { return place.description }
        continue
      }
      let state = published.state(among: Set(named.map(\.state)))
      return (named.first { $0.state == state } ?? named[0]).description
    }
    // A state without a city says less than the place of publication, and may be the wrong one.
    guard places.first?.city == nil, let state = published.state(among: Set(places.map(\.state))) else {
      return usual
    }
    return Place(state: state, city: city).description
  }
}
