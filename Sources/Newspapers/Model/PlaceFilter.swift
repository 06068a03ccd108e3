/// Filters by place: state, county and city have to match the same place.
public struct PlaceFilter: Hashable, Sendable {
  private let state: String?
  private let county: String?
  private let city: String?

  public init(_ query: NewspaperQuery) {
    state = query.state.map(TitleText.folded)
    county = query.county.map(TitleText.folded)
    city = query.city.map(TitleText.folded)
  }

  /// Whether it matches every place.
  public var isEmpty: Bool { state == nil && county == nil && city == nil }

  public func matches(_ place: Place) -> Bool {
    func agrees(_ wanted: String?, _ name: String?) -> Bool {
      wanted == nil || name.map(TitleText.folded) == wanted
    }
    return agrees(state, place.state) && agrees(county, place.county) && agrees(city, place.city)
  }
}
