import Newspapers
import Synchronization

/// A search over a few pages in memory, which can be made to fail or to wait.
public final class StubSearch: FullTextSearch {
  private struct Script {
    var failure: NewspaperError?
    var asked: [String] = []
    var refreshes = 0
    var notes: [SearchNote] = []
    var allowed = SearchPlan.allowed
    var gate: (@Sendable () async -> Void)?
    var emptyWindows = 0
  }

  public var name: String { search.name }
  public var isLocal: Bool { search.isLocal }
  public var countsAllPages: Bool { countsFacets }
  private let search: TextSearch
  private let countsFacets: Bool
  /// Whether passages take a separate request.
  private let withholdsPassages: Bool
  /// The requests that an exact count takes; nil if every count is exact.
  private let exactRequests: Int?
  private let script = Mutex(Script())

  public init(
    _ pages: [TextSearch.Page], name: String = "this machine", isLocal: Bool = true,
    countsFacets: Bool = true,
    withholdsPassages: Bool = false, exactRequests: Int? = nil
  ) {
    search = TextSearch(pages, origin: Origin(name: name, asOf: 0, isLive: !isLocal), isLocal: isLocal)
    self.countsFacets = countsFacets
    self.withholdsPassages = withholdsPassages
    self.exactRequests = exactRequests
  }

  /// The error that every further request throws; nil makes it answer again.
  public var failure: NewspaperError? {
    get { script.withLock { $0.failure } }
    set { script.withLock { $0.failure = newValue } }
  }

  /// What to report about every query.
  public var notes: [SearchNote] {
    get { script.withLock { $0.notes } }
    set { script.withLock { $0.notes = newValue } }
  }

  /// How many of the next windows have no page yet, though the list goes on.
  public var emptyWindows: Int {
    get { script.withLock { $0.emptyWindows } }
    set { script.withLock { $0.emptyWindows = newValue } }
  }

  /// All requests, in order: `hits gold date 0+40`, `facet gold decade`.
  public var asked: [String] { script.withLock { $0.asked } }

  /// Runs before each answer: lets a test delay a request.
  public func wait(for gate: (@Sendable () async -> Void)?) { script.withLock { $0.gate = gate } }

  public func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits {
    try await pass("hits \(query) \(order.rawValue) \(window.offset)+\(window.limit)")
    let hits = try await search.hits(of: query, order: order, window: window, freshness: freshness)
    if emptyWindows > 0 {
      emptyWindows -= 1
      return SearchHits(
        hits: [], offset: window.offset, count: .between(least: 0, most: hits.count.most), hasMore: true,
        order: order, origin: hits.origin, notes: notes, requests: 1)
    }
    return SearchHits(
      hits: withholdsPassages ? hits.hits.map(StubSearch.bare) : hits.hits, offset: hits.offset,
      count: exactRequests == nil ? hits.count : .between(least: 0, most: hits.count.most),
      hasMore: hits.hasMore, order: orderGiven ?? order,
      origin: hits.origin, notes: notes, requests: isLocal ? 0 : 1)
  }

  /// The order that the notes speak of.
  private var orderGiven: SearchOrder? {
    notes.lazy.compactMap { if case .orderedBy(let order, _) = $0 { order } else { nil } }.first
  }

  public func explanation(
    of query: SearchQuery, order: SearchOrder
  ) async throws(NewspaperError) -> SearchExplanation {
    guard let exactRequests else { return SearchExplanation(query: query, source: name, order: order) }
    return SearchExplanation(
      query: query, source: name, order: order, countIsExact: false, exactRequests: exactRequests,
      requests: 2,
      seconds: 66, allowed: script.withLock { $0.allowed })
  }

  /// Itself: what was allowed last counts.
  public func allowing(_ allowance: SearchAllowance) -> any FullTextSearch {
    script.withLock { $0.allowed = allowance.requests }
    return self
  }

  private static func bare(_ hit: SearchHit) -> SearchHit {
    SearchHit(
      page: hit.page, title: hit.title, place: hit.place, languages: hit.languages, sources: hit.sources,
      kind: .unverified,
      passage: PassageSource(address: "https://tile.loc.gov/\(hit.page)", host: "tile.loc.gov", seconds: 1))
  }

  public func showing(_ hit: SearchHit, freshness: Freshness) async throws(NewspaperError) -> SearchHit {
    guard withholdsPassages, hit.passage != nil else { return hit }
    if freshness == .kept { throw .notHere(what: "passages") }
    try await pass("passage \(hit.page)")
    return SearchHit(
      page: hit.page, title: hit.title, place: hit.place, languages: hit.languages, sources: hit.sources,
      snippets: [Snippet(text: "… what \(hit.page) says …", marks: [2..<6])], kind: .match)
  }

  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    try await pass("count \(query)")
    return try await search.count(of: query, freshness: freshness)
  }

  public func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet {
    try await pass("facet \(query) \(kind.rawValue)")
    guard countsFacets else { throw .unsupported(source: name, what: .other("counts by \(kind.rawValue)")) }
    return try await search.facet(kind, of: query, freshness: freshness)
  }

  public func notes(on query: SearchQuery) async throws(NewspaperError) -> [SearchNote] { notes }

  /// How many times everything was to be requested again.
  public var refreshes: Int { script.withLock { $0.refreshes } }

  public func refresh() async { script.withLock { $0.refreshes += 1 } }

  private func pass(_ question: String) async throws(NewspaperError) {
    let script = script.withLock { script in
      script.asked.append(question)
      return script
    }
    await script.gate?()
    if Task.isCancelled { throw .canceled }
    if let failure = script.failure { throw failure }
  }
}
