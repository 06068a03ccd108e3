/// Filters by place: state, county and city have to match the same place.
public struct PlaceFilter: Hashable, Sendable {
  private let state: String?
  /// How the county may be written; nil for any.
  private let counties: Set<String>?
  private let city: String?

  public init(_ query: NewspaperQuery) {
    state = query.state.map(TitleText.folded)
    counties = query.county.map { Set(CountyName.spellings(of: $0).map(TitleText.folded)) }
    city = query.city.map(TitleText.folded)
  }

  /// Whether it matches every place.
  public var isEmpty: Bool { state == nil && counties == nil && city == nil }

  public func matches(_ place: Place) -> Bool {
    func agrees(_ wanted: String?, _ name: String?) -> Bool {
      wanted == nil || name.map(TitleText.folded) == wanted
    }
    guard agrees(state, place.state), agrees(city, place.city) else { return false }
    guard let counties else { return true }
    return place.county.map { counties.contains(TitleText.folded($0)) } ?? false
  }

  /// Whether `place` is a part of what it matches: a city of its county, a county or city of its state, any
  /// state if it names none. A city has no parts but itself.
  public func hasPart(_ place: Place) -> Bool {
    guard matches(place) else { return false }
    if counties != nil || city != nil { return place.city != nil }
    return state == nil || place.county != nil || place.city != nil
  }
}
