/// The pages of new batches, as they arrive, and what they have cost so far.
struct WatchedPages {
  private let plan: WatchPlan
  private let allowed: Int
  private let source: String
  private let needsBatch: Bool
  private let wanted: Set<String>
  private var hits: [SearchHit] = []
  private var seen: Set<PageID> = []
  private var notes: [SearchNote] = []
  private var requests = 0
  private var asOf: Double?
  /// The requests of each query that has not been run yet.
  private var expected: [Int] = []
  private var secondsPerRequest = 0

  /// Rows of a response, or a multiple of them.
  private static let rows = 100

  init(plan: WatchPlan, allowed: Int, source: String, needsBatch: Bool) {
    self.plan = plan
    self.allowed = allowed
    self.source = source
    self.needsBatch = needsBatch
    wanted = Set(plan.batches.map(\.name))
  }

  mutating func expect(_ requests: Int, each seconds: Int) {
    expected.append(requests)
    secondsPerRequest = max(secondsPerRequest, seconds)
  }

  var findings: WatchFindings {
    WatchFindings(hits: hits, requests: requests, notes: notes, asOf: asOf ?? plan.asOf)
  }

  /// - Parameter left: the requests that the current query still takes.
  func checkPrice(left: Int = 0) throws(NewspaperError) {
    let whole = requests + left + expected.reduce(0, +)
    guard whole <= allowed else {
      throw .tooCostly(
        source: source, requests: whole, seconds: whole * secondsPerRequest, limit: allowed)
    }
  }

  mutating func take(
    _ query: SearchQuery, _ search: any FullTextSearch, refresh: () async -> Void
  ) async throws(NewspaperError) {
    if !expected.isEmpty { expected.removeFirst() }
    var (offset, freshness, isRefreshed) = (0, Freshness.recent, false)
    while true {
      // The first response says what all of them take.
      let part = try await search.hits(
        of: query, order: .date, window: Window(offset: offset, limit: offset == 0 ? 1 : WatchedPages.rows),
        freshness: freshness)
      if let cause = part.origin.fallbackFor?.error { throw cause }
      requests += part.requests
      // A response stored before the batch was added does not have its pages.
      if part.origin.asOf < plan.asOf, !isRefreshed {
        await refresh()
        (offset, freshness, isRefreshed) = (0, .recent, true)
        continue
      }
      try checkPrice(left: part.requestsLeft)
      try take(part)
      offset += part.hits.count
      if !part.hasMore { return }
      // The list continues where it was.
      freshness = .atHand
    }
  }

  private mutating func take(_ part: SearchHits) throws(NewspaperError) {
    asOf = min(asOf ?? part.origin.asOf, part.origin.asOf)
    notes += part.notes.filter { !notes.contains($0) && !$0.isPassing }
    for hit in part.hits where !seen.contains(hit.page) {
      if needsBatch {
        guard let batch = hit.batch else {
          throw .malformed(
            host: source, what: "\(hit.page) comes without its batch, so new pages cannot be recognized")
        }
        guard wanted.contains(batch) else { continue }
      }
      seen.insert(hit.page)
      hits.append(hit)
    }
  }
}

extension SearchNote {
  /// Whether it says nothing once all pages have arrived.
  fileprivate var isPassing: Bool {
    switch self {
    case .checked, .orderedBy: true
    case .unreadableRows, .missingRows, .lateRows, .damagedTexts, .simplified, .onlyFirst, .spelledOut,
      .partial, .unsaid, .unchecked, .unknownValue, .misplaced:
      false
    }
  }
}
