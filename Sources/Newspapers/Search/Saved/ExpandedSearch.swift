/// A search of any source that also knows saved searches: they are expanded before the source sees a query.
public struct ExpandedSearch: FullTextSearch {
  private let source: any FullTextSearch
  private let saved: SavedSearches

  public init(_ source: any FullTextSearch, _ saved: SavedSearches) {
    self.source = source
    self.saved = saved
  }

  public var name: String { source.name }
  public var isLocal: Bool { source.isLocal }
  public var countsAllPages: Bool { source.countsAllPages }

  public func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits {
    let written = try await saved.expanding(query)
    let order = ExpandedSearch.order(order, query, written)
    return try await source.hits(of: written, order: order, window: window, freshness: freshness)
      .found(by: written)
  }

  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    try await source.count(of: try await saved.expanding(query), freshness: freshness)
  }

  public func notes(on query: SearchQuery) async throws(NewspaperError) -> [SearchNote] {
    try await source.notes(on: try await saved.expanding(query))
  }

  public func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet {
    try await source.facet(kind, of: try await saved.expanding(query), freshness: freshness)
  }

  public func trend(
    by period: SearchTrend.Period, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchTrend {
    try await source.trend(by: period, of: try await saved.expanding(query), freshness: freshness)
  }

  public func trendPrice(
    by period: SearchTrend.Period, of query: SearchQuery
  ) async throws(NewspaperError) -> TrendPrice {
    try await source.trendPrice(by: period, of: try await saved.expanding(query))
  }

  public func explanation(
    of query: SearchQuery, order: SearchOrder
  ) async throws(NewspaperError) -> SearchExplanation {
    let written = try await saved.expanding(query)
    return try await source.explanation(of: written, order: ExpandedSearch.order(order, query, written))
  }

  public func showing(_ hit: SearchHit, freshness: Freshness) async throws(NewspaperError) -> SearchHit {
    try await source.showing(hit, freshness: freshness)
  }

  public func allowing(_ allowance: SearchAllowance) -> any FullTextSearch {
    ExpandedSearch(source.allowing(allowance), saved)
  }

  public func refresh() async { await source.refresh() }

  /// Only now is it known whether there are words to compare.
  private static func order(
    _ order: SearchOrder, _ query: SearchQuery, _ written: SearchQuery
  ) -> SearchOrder {
    query.namesSavedSearches && order == .relevance ? written.usualOrder : order
  }
}

extension SearchSources {
  /// The same for queries that name saved searches.
  public func expanding(_ saved: SavedSearches) -> SearchSources {
    SearchSources(
      local: local.map { ExpandedSearch($0, saved) }, remote: remote.map { ExpandedSearch($0, saved) },
      vocabulary: vocabulary, completion: completion, watcher: watcher)
  }
}
