/// Searches a source, and this machine instead while the source cannot be reached or refuses.
public struct SearchRepository: FullTextSearch {
  private let source: any FullTextSearch
  private let fallback: any FullTextSearch

  public init(source: any FullTextSearch, fallback: any FullTextSearch) {
    self.source = source
    self.fallback = fallback
  }

  public var name: String { source.name }
  public var isLocal: Bool { source.isLocal }
  public var countsAllPages: Bool { source.countsAllPages }

  public func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits {
    do {
      return try await source.hits(of: query, order: order, window: window, freshness: freshness)
    } catch {
      guard error.isOutage else { throw error }
      let here: SearchHits
      do {
        here = try await fallback.hits(of: query, order: order, window: window, freshness: freshness)
      } catch let other {
        throw .inFallback(for: source.name, cause: error, error: other)
      }
      // No results here say nothing about the source.
      guard here.count.most != 0 else { throw error }
      return here.asFallback(for: source.name, after: error)
    }
  }

  /// A count for this machine would be mistaken for the source's.
  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    try await source.count(of: query, freshness: freshness)
  }

  public func notes(on query: SearchQuery) async throws(NewspaperError) -> [SearchNote] {
    try await source.notes(on: query)
  }

  public func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet {
    try await source.facet(kind, of: query, freshness: freshness)
  }

  public func trend(
    by period: SearchTrend.Period, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchTrend {
    try await source.trend(by: period, of: query, freshness: freshness)
  }

  public func trendPrice(
    by period: SearchTrend.Period, of query: SearchQuery
  ) async throws(NewspaperError) -> TrendPrice { try await source.trendPrice(by: period, of: query) }

  public func explanation(
    of query: SearchQuery, order: SearchOrder
  ) async throws(NewspaperError) -> SearchExplanation {
    try await source.explanation(of: query, order: order)
  }

  public func showing(_ hit: SearchHit, freshness: Freshness) async throws(NewspaperError) -> SearchHit {
    try await source.showing(hit, freshness: freshness)
  }

  public func allowing(_ allowance: SearchAllowance) -> any FullTextSearch {
    SearchRepository(source: source.allowing(allowance), fallback: fallback.allowing(allowance))
  }

  public func refresh() async {
    await source.refresh()
    await fallback.refresh()
  }
}

extension SearchHits {
  /// The same, as the fallback for `name`, which failed with `error`.
  fileprivate func asFallback(for name: String, after error: NewspaperError) -> SearchHits {
    SearchHits(
      hits: hits, offset: offset, count: count, hasMore: hasMore, order: order,
      origin: origin.asFallback(for: name, after: error), notes: notes, requests: requests,
      requestsLeft: requestsLeft)
  }
}
