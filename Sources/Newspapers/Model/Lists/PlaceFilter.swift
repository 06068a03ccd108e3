/// Filters by place: state, county and city have to match the same place.
public struct PlaceFilter: Hashable, Sendable {
  private let state: String?
  /// How the county may be written; nil for any.
  private let counties: Set<String>?
  private let city: String?

  public init(_ query: NewspaperQuery) {
    state = query.state.map(TitleText.folded)
    counties = query.county.map { Set(CountyName.spellings(of: $0).map(PlaceName.folded)) }
    city = query.city.map(PlaceName.folded)
  }

  /// Whether it matches every place.
  public var isEmpty: Bool { state == nil && counties == nil && city == nil }

  public func matches(_ place: Place) -> Bool {
    hasState(of: place) && hasCounty(of: place) && hasCity(of: place)
  }

  /// What is not recorded of the places of a newspaper, so that it may match: county or city. Empty if one of
  /// the places matches; nil if none can.
  public func unknownParts(of places: [Place]) -> Set<NewspaperFilter>? {
    if isEmpty || places.contains(where: matches) { return [] }
    guard state == nil || places.contains(where: hasState) else { return nil }
    var unknown: Set<NewspaperFilter> = []
    if counties != nil, !places.contains(where: { hasState(of: $0) && hasCounty(of: $0) }) {
      guard places.allSatisfy(\.lacksCounty) else { return nil }
      unknown.insert(.county)
    }
    if city != nil, !places.contains(where: { hasState(of: $0) && hasCity(of: $0) }) {
      guard places.allSatisfy({ $0.city == nil }) else { return nil }
      unknown.insert(.city)
    }
    return unknown.isEmpty ? nil : unknown
  }

  private func hasState(of place: Place) -> Bool { state == nil || TitleText.folded(place.state) == state }

  private func hasCounty(of place: Place) -> Bool {
    guard let counties else { return true }
    return place.county.map { counties.contains(PlaceName.folded($0)) } ?? false
  }

  private func hasCity(of place: Place) -> Bool { city == nil || place.city.map(PlaceName.folded) == city }

  /// Whether `place` is a part of what it matches: a city of its county, a county or city of its state, any
  /// state if it names none. A city has no parts but itself.
  public func hasPart(_ place: Place) -> Bool {
    guard matches(place) else { return false }
    if counties != nil || city != nil { return place.city != nil }
    return state == nil || place.county != nil || place.city != nil
  }
}
