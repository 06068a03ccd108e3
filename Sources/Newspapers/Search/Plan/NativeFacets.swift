/// How all pages in a server's list are distributed, as the server counts them.
public struct NativeFacets: Sendable {
  /// In the order to show. All decades, and the most frequent of everything else; kinds that are not counted
  /// are missing.
  public let values: [SearchFacet.Kind: [SearchFacet.Value]]
  /// How many pages the list has.
  public let total: Int
  public let origin: Origin
  /// Requests sent besides the one for the counts.
  public private(set) var others = 0

  public init(values: [SearchFacet.Kind: [SearchFacet.Value]], total: Int, origin: Origin) {
    self.values = values
    self.total = total
    self.origin = origin
  }

  /// The same after more requests.
  public func counting(_ requests: Int) -> NativeFacets {
    var facets = self
    facets.others += requests
    return facets
  }

  /// Nil if the server does not count by `kind`.
  func facet(_ kind: SearchFacet.Kind, requests: Int) -> SearchFacet? {
    guard let values = values[kind] else { return nil }
    return SearchFacet(
      kind: kind, values: values, scope: .all, origin: origin, remainder: remainder(kind, values),
      requests: requests)
  }

  private func remainder(_ kind: SearchFacet.Kind, _ values: [SearchFacet.Value]) -> SearchFacet.Remainder? {
    let sum = values.reduce(0) { $0 + $1.count }
    // Every page has one day; a page may have several languages.
    if kind == .decade || kind == .year { return sum == total ? nil : .unequal(sum, of: total) }
    return sum < total ? .unlisted(total - sum) : nil
  }
}
