/// The queries that find the new pages of a search.
public struct WatchPlan: Hashable, Sendable {
  /// The batches added since last time.
  public let new: [Batch]
  /// Those of them that can have pages of the search.
  public let batches: [Batch]
  /// One for each of these batches, or few for all of them.
  public let queries: [SearchQuery]
  /// When the list of batches was fetched, in seconds since 1970: results must not be older.
  public let asOf: Double

  /// Those whose earlier version was known before.
  public let replacing: Set<String>

  /// More new batches than this are not searched unless the reader allows it.
  public static let mostBatches = 20
  /// The requests that the new pages of a search may take unless the reader allows more.
  public static let allowed = 20
}

/// What the queries of a plan take. How many pages they find is only known once they are asked.
public struct WatchCost: Hashable, Sendable {
  /// The requests for the first pages, and the seconds that these take.
  public var requests = 0
  public var seconds = 0
  /// How many pages come with each request; any more take another. 0 if nothing is requested.
  public var rows = 0
  /// Whether pages of other batches come along: the server only finds all pages of their newspapers.
  public let readsOtherBatches: Bool

  public init(readsOtherBatches: Bool) { self.readsOtherBatches = readsOtherBatches }
}

/// The pages of a search that are in new batches.
public struct WatchFindings: Hashable, Sendable {
  public let hits: [SearchHit]
  /// The requests that were sent.
  public let requests: Int
  public let notes: [SearchNote]
  /// When the server was asked, in seconds since 1970.
  public let asOf: Double
}
