/// Searches a server in as many requests as a query takes, as if it supported every query.
public actor PlannedSearch: FullTextSearch {
  public nonisolated var name: String { server.name }
  public nonisolated var isLocal: Bool { false }
  public nonisolated var countsAllPages: Bool { server.countsAllPages }

  nonisolated let server: any SearchingServer
  nonisolated let lookup: NewspaperLookup
  nonisolated let elsewhere: NewspaperExclusion
  nonisolated let vocabulary: WordLookup
  nonisolated let unknownValues: UnknownValues
  nonisolated let misplacedNames: MisplacedNames
  nonisolated let named: NamedNewspaper
  let allowance: SearchAllowance
  nonisolated let now: @Sendable () -> Double
  /// The latest searches, with their progress.
  private var runs: [(key: Key, run: SearchRun)] = []

  private struct Key: Hashable {
    let query: SearchQuery
    let order: SearchOrder
  }

  /// - Parameters:
  ///   - lookup: the newspapers that have a field which the server does not know.
  ///   - elsewhere: those of some newspapers that are known not to have a place.
  ///   - vocabulary: looks up words on this machine's pages by prefix: no server accepts prefixes.
  ///   - unknownValues: tells a mistyped language, place or frequency from one that no page found has.
  ///   - misplacedNames: tells a county or city of another state from one of which no page is found.
  ///   - named: the newspaper that a server's line with title, place and years is about.
  ///   - allowed: how many requests the first hits may take.
  ///   - now: the time, in seconds since 1970.
  public init(
    _ server: any SearchingServer, lookup: @escaping NewspaperLookup,
    elsewhere: @escaping NewspaperExclusion = { _, _ in [] }, vocabulary: @escaping WordLookup,
    unknownValues: @escaping UnknownValues = { _ in [] },
    misplacedNames: @escaping MisplacedNames = { _ in [] }, named: @escaping NamedNewspaper = { _ in nil },
    allowed: Int = SearchPlan.allowed, now: @escaping @Sendable () -> Double
  ) {
    self.server = server
    self.lookup = lookup
    self.elsewhere = elsewhere
    self.vocabulary = vocabulary
    self.unknownValues = unknownValues
    self.misplacedNames = misplacedNames
    self.named = named
    allowance = SearchAllowance(requests: allowed)
    self.now = now
  }

  /// The same search for a reader who allows something else.
  private init(_ other: PlannedSearch, _ allowance: SearchAllowance) {
    // Only a request for all pages goes beyond what the server serves of a list.
    server = allowance.reachesAll && !(other.server is LongLists) ? LongLists(other.server) : other.server
    (lookup, elsewhere) = (other.lookup, other.elsewhere)
    (vocabulary, named) = (other.vocabulary, other.named)
    (unknownValues, misplacedNames) = (other.unknownValues, other.misplacedNames)
    self.allowance = allowance
    now = other.now
  }

  public func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits {
    let run = try await run(of: query, order, isAnew: window.offset == 0 && freshness == .recent)
    let hits = try await run.window(
      window, freshness, before: Origin(name: name, asOf: now(), isLive: true))
    guard hits.count.most == 0 else { return hits }
    return hits.noting(try await unknownNames(in: query))
  }

  public nonisolated func allowing(_ allowance: SearchAllowance) -> any FullTextSearch {
    PlannedSearch(self, allowance)
  }

  public func refresh() async {
    runs = []
    await server.refresh()
  }

  public nonisolated func showing(
    _ hit: SearchHit, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHit {
    guard let source = hit.passage else { return hit }
    return hit.showing(try await server.passage(at: source, of: hit.page, freshness: freshness))
  }

  /// How `query` would be run, without running it.
  public func plan(_ query: SearchQuery, order: SearchOrder) async throws(NewspaperError) -> SearchPlan {
    let capabilities = try await server.capabilities()
    try await refuseUnknownValues(of: query, capabilities)
    let beginnings = try await beginnings(in: query)
    let query = try spellingOut(beginnings, in: query)
    let newspapers = try await newspapers(of: query, capabilities)
    var plan = try SearchPlanner(capabilities, source: name).plan(query, order: order, lccns: newspapers)
    plan.beginnings = beginnings
    plan.gaps = gaps(in: query, newspapers, capabilities)
    return plan
  }

  private func run(
    of query: SearchQuery, _ order: SearchOrder, isAnew: Bool
  ) async throws(NewspaperError) -> SearchRun {
    let key = Key(query: query, order: order)
    if !isAnew, let known = runs.first(where: { $0.key == key }) { return known.run }
    let capabilities = try await server.capabilities()
    let plan = try await plan(query, order: order)
    guard plan.requests <= allowance.requests else {
      throw tooCostly(plan, capabilities)
    }
    let run = SearchRun(
      SearchProgress(
        plan, server: server, capabilities: capabilities, allowance: allowance, now: now))
    runs.removeAll { $0.key == key }
    runs = runs.suffix(7) + [(key, run)]
    return run
  }

  public func explanation(
    of query: SearchQuery, order: SearchOrder
  ) async throws(NewspaperError) -> SearchExplanation {
    let capabilities = try await server.capabilities()
    let plan = try await plan(query, order: order)
    var lists: [SearchExplanation.List] = []
    for stream in plan.streams {
      lists.append(try await list(stream.search, plan.order, isLeftOut: false))
      for search in stream.excluded { lists.append(try await list(search, plan.order, isLeftOut: true)) }
    }
    return SearchExplanation(
      query: query, asked: plan.query, beginnings: plan.beginnings, gaps: plan.gaps, source: name,
      lists: lists.withoutDoubles,
      checks: plan.streams.compactMap(\.checkAsAsked).withoutDoubles, order: plan.order,
      orderReason: plan.orderReason,
      isSuperset: plan.streams.contains(where: \.isSuperset), findsForms: capabilities.findsForms,
      countIsExact: plan.isNative && plan.beginnings.isEmpty,
      exactRequests: ExactCount(plan, capabilities)?.requests,
      requests: plan.requests, checkRequests: capabilities.checksWords ? plan.wordedFields.count : 0,
      seconds: Int((Double(plan.requests) * capabilities.seconds).rounded()),
      allowed: allowance.requests, rowsPerResponse: capabilities.rows)
  }

  private func list(
    _ search: NativeSearch, _ order: SearchOrder, isLeftOut: Bool
  ) async throws(NewspaperError) -> SearchExplanation.List {
    let address = try await server.address(of: search, order: order)
    return SearchExplanation.List(
      parameters: address.parameters.map { "\($0.name)=\($0.value)" }, isLeftOut: isLeftOut, web: address.web,
      api: address.api)
  }
}
