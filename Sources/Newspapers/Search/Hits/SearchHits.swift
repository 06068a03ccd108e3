/// A window of search results.
public struct SearchHits: Hashable, Sendable {
  public private(set) var hits: [SearchHit]
  /// How many precede these.
  public let offset: Int
  public let count: SearchCount
  /// Whether there are hits after these.
  public let hasMore: Bool
  public let order: SearchOrder
  public let origin: Origin
  /// What the reader should know about this answer, such as what the server ignored.
  public private(set) var notes: [SearchNote]
  /// The requests that were sent for it.
  public private(set) var requests: Int
  /// The requests that all later hits take.
  public let requestsLeft: Int
  /// What was searched for, with saved searches expanded: the query by which to mark hits. Nil if that is the
  /// original query.
  public private(set) var writtenQuery: SearchQuery?

  public init(
    hits: [SearchHit], offset: Int, count: SearchCount, hasMore: Bool, order: SearchOrder, origin: Origin,
    notes: [SearchNote] = [], requests: Int = 0, requestsLeft: Int = 0
  ) {
    self.hits = hits
    self.offset = offset
    self.count = count
    self.hasMore = hasMore
    self.order = order
    self.origin = origin
    self.notes = notes
    self.requests = requests
    self.requestsLeft = requestsLeft
  }

  /// The same with other facts about its hits, which took `requests` more.
  public func replacing(_ hits: [SearchHit], requests: Int) -> SearchHits {
    var answer = self
    (answer.hits, answer.requests) = (hits, self.requests + requests)
    return answer
  }

  /// The same with more notes.
  func noting(_ more: [SearchNote]) -> SearchHits {
    var answer = self
    answer.notes += more
    return answer
  }

  /// The same, as the answer to a query whose saved searches were expanded.
  func found(by written: SearchQuery) -> SearchHits {
    var hits = self
    hits.writtenQuery = written
    return hits
  }
}
