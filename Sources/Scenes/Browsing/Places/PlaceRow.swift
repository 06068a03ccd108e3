import Newspapers

/// A state or a country, a county or a city, with its number of newspapers.
public struct PlaceRow: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// Also a territory.
    case state
    case country, county, city
  }

  public let kind: Kind
  /// `Ohio`, `Lucas`, `Toledo`.
  public let name: String
  public let count: Int
  public let place: Place

  /// - Parameters:
  ///   - kind: a state that the United States do not have is a country.
  ///   - tally: that of a county or city named as `Place` parses it.
  init?(_ kind: Kind, _ tally: NewspaperTallies.Tally) {
    guard let place = Place(tally.name) else { return nil }
    let name =
      switch kind {
      case .state, .country: place.state
      case .county: place.county
      case .city: place.city
      }
    guard let name, !name.isEmpty else { return nil }
    self.kind = kind == .state && StateName.known(name) == nil ? .country : kind
    self.name = name
    self.place = place
    count = tally.count
  }

  /// The newspapers of the place that match `filters`.
  public func query(_ filters: NewspaperQuery) -> NewspaperQuery {
    var query = PlacePath(state: place.state, county: place.county).query(filters)
    if kind == .city { query.city = place.city }
    return query
  }
}
