import Newspapers

/// How far a reader has navigated into the country.
public struct PlacePath: Hashable, Sendable {
  public var state: String?
  public var county: String?

  public init(state: String? = nil, county: String? = nil) {
    self.state = state
    self.county = county
  }

  /// The newspapers of the place that match `filters`.
  public func query(_ filters: NewspaperQuery) -> NewspaperQuery {
    var query = filters
    (query.state, query.county, query.city) = (state, county, nil)
    return query
  }

  /// `Ohio › Lucas`; empty for the whole country.
  public var words: String { [state, county].compactMap(\.self).joined(separator: " › ") }

  /// The same in a sentence: `Lucas, Ohio`.
  public var name: String { [county, state].compactMap(\.self).joined(separator: ", ") }
}
