/// Searches the text of pages.
///
/// Every method fails with a `NewspaperError`; no hits means that nothing was found, never that something went wrong.
public protocol FullTextSearch: Sendable {
  /// For display: `www.loc.gov`, `this machine`.
  var name: String { get }

  /// Whether answers come from this machine, without a request, so that they can be shown while the reader types.
  var isLocal: Bool { get }

  /// Whether it can say how all pages that a query finds are distributed (`facet`).
  var countsAllPages: Bool { get }

  /// A window of the pages that `query` finds.
  func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits

  /// How many pages `query` finds; exact if the source can count.
  func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount

  /// The notes about a count of `query`, like those about its hits. Makes no request, so it may not know whether there
  /// are any (`[SearchNote].explaining`).
  func notes(on query: SearchQuery) async throws(NewspaperError) -> [SearchNote]

  /// How the pages that `query` finds are distributed; `.unsupported` if the source cannot count that.
  func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet

  /// How many pages `query` finds in each period, in separate requests if this is a server.
  /// - Throws: `.tooCostly` if that takes more requests than are allowed; `.unsupported` for periods that the source cannot
  ///   count by.
  func trend(
    by period: SearchTrend.Period, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchTrend

  /// What such a trend takes of a server. Makes no request.
  /// - Throws: `.unsupported` as `trend` does.
  func trendPrice(
    by period: SearchTrend.Period, of query: SearchQuery
  ) async throws(NewspaperError) -> TrendPrice

  /// How `query` would be searched for, and what that takes. Requests no pages.
  func explanation(
    of query: SearchQuery, order: SearchOrder
  ) async throws(NewspaperError) -> SearchExplanation

  /// `hit` with the passage where it was found, in a separate request if the hit names a source for it
  /// (`SearchHit.passage`), or none if it is stored.
  func showing(_ hit: SearchHit, freshness: Freshness) async throws(NewspaperError) -> SearchHit

  /// The same search for a reader who allows this much at once.
  func allowing(_ allowance: SearchAllowance) -> any FullTextSearch

  /// Searches again from now on, however new the stored answers to searches are.
  func refresh() async
}

extension FullTextSearch {
  /// For a search of this machine.
  public var countsAllPages: Bool { true }

  /// For a search that leaves nothing out.
  public func notes(on query: SearchQuery) async throws(NewspaperError) -> [SearchNote] { [] }

  /// For a search that takes no requests.
  public func explanation(
    of query: SearchQuery, order: SearchOrder
  ) async throws(NewspaperError) -> SearchExplanation {
    SearchExplanation(query: query, source: name, order: order)
  }

  /// For a search that takes no requests.
  public func allowing(_ allowance: SearchAllowance) -> any FullTextSearch { self }

  /// For a search that takes no requests.
  public func refresh() async {}

  /// For a search whose hits already have everything to show.
  public func showing(_ hit: SearchHit, freshness: Freshness) async throws(NewspaperError) -> SearchHit {
    hit
  }
}
