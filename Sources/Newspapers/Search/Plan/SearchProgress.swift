/// The progress of a plan: reads the server's lists as far as the reader wants to see them, and merges them.
struct SearchProgress {
  let plan: SearchPlan
  let server: any SearchingServer
  let capabilities: SearchCapabilities
  private let matcher: PageMatcher
  private let checks: [PageMatcher?]
  var cursors: [SearchCursor]
  var excluded: [[SearchCursor]]
  private(set) var hits: [SearchHit] = []
  /// How many rows of the server's list precede `hits`: a list that is shown as it is can begin anywhere.
  private(set) var skipped = 0
  private var seen: Set<PageID> = []
  private(set) var notes: [SearchNote] = []
  /// How many of `hits` lack a fact that they were checked for.
  private(set) var unchecked = 0
  private var origin: Origin?
  private var requests = 0
  /// What was requested: a list that several parts of the plan have counts once.
  private var asked: Set<Asked> = []
  private let now: @Sendable () -> Double

  private struct Asked: Hashable {
    let search: NativeSearch
    let start: Int
  }

  /// The most requests for one window: rows that pass the check may be rare among those the server finds.
  let patience: Int
  private let passages: Int
  /// Whether a window ends where the responses so far end: a reader of all pages gets what has arrived, even
  /// if the next request fails.
  let handsOnAtOnce: Bool

  init(
    _ plan: SearchPlan, server: any SearchingServer, capabilities: SearchCapabilities,
    allowance: SearchAllowance,
    now: @escaping @Sendable () -> Double
  ) {
    self.now = now
    patience = max(allowance.requests, plan.requests)
    passages = allowance.passages
    handsOnAtOnce = allowance.reachesAll
    self.plan = plan
    self.server = server
    self.capabilities = capabilities
    matcher = PageMatcher(plan.query.expression)
    checks = plan.streams.map { $0.check.map { PageMatcher($0) } }
    notes = plan.notes
    cursors = plan.streams.map { SearchCursor(search: $0.search) }
    excluded = plan.streams.map { $0.excluded.map { SearchCursor(search: $0) } }
  }

  /// The hits of `window`; fewer if a window's requests are not enough to find them, or if all pages are
  /// wanted.
  /// - Throws: `.tooCostly` if they take more requests than allowed: before any, as far as that is known, else
  ///   after the first responses, which say how long the lists are.
  mutating func window(_ window: Window, _ freshness: Freshness, before: Origin) async throws(NewspaperError)
    -> SearchHits
  {
    let (start, begun, known) = (requests, responses, end)
    try await checkReach(of: window, freshness)
    go(to: window.offset)
    if !isPastTheEnd(window) { try checkPrice(of: window.offset + 1, since: begun) }
    try await read(window, freshness, since: begun)
    if known < window.offset { try checkProgress(to: window, since: begun) }
    let isCutShort = wants(window) && !isDone && !handsOnAtOnce
    var notes = notes + shortfalls
    if isCutShort, let most = listed.most {
      notes.append(.checked(rows: rowsTaken, of: most, requests: responses + requestsForRest))
    }
    let shown = Window(offset: max(0, window.offset - skipped), limit: window.limit)
    return SearchHits(
      hits: Array(hits[shown.rows(of: hits.count)]), offset: window.offset,
      count: plan.count(ofListed: listed, findsForms: capabilities.findsForms),
      hasMore: !isPastTheEnd(window) && (end > window.end || !isDone),
      order: plan.order, origin: origin ?? before, notes: notes, requests: requests - start,
      requestsLeft: requestsForRest)
  }

  /// Goes to the response that has row `row`, if the server's list is shown as it is and the row is not known:
  /// rows before it are not requested.
  private mutating func go(to row: Int) {
    guard plan.isNative, !handsOnAtOnce else { return }
    let isBehindTheEnd = isDone || cursors[0].total.map { $0 <= row } ?? false
    guard row < skipped || row > end && !isBehindTheEnd else { return }
    (hits, seen, notes) = ([], [], plan.notes)
    skipped = row / capabilities.rows * capabilities.rows
    cursors[0] = SearchCursor(search: cursors[0].search, from: skipped)
  }

  /// The responses so far, including stored ones.
  var responses: Int { asked.count }

  func isFurther(than other: SearchProgress) -> Bool {
    responses > other.responses || hits.count > other.hits.count
  }

  var isDone: Bool { cursors.allSatisfy { $0.rows.isEmpty && $0.next == nil } }

  /// Reads the lists until `window` has its rows, or no more requests are allowed.
  /// - Parameter begun: the responses before this window.
  private mutating func read(
    _ window: Window, _ freshness: Freshness, since begun: Int
  ) async throws(NewspaperError) {
    var isFirst = true
    while wants(window), !isDone {
      if let list = nextList {
        guard responses - begun < patience else { break }
        try await fill(list, freshness)
        // Whoever wants all pages wants none if they take more than is allowed.
        if handsOnAtOnce, responses - begun + requestsForRest > patience { break }
        continue
      }
      // Rows that have arrived take no request.
      takeRows()
      if isFirst, !isPastTheEnd(window) { try checkPrice(of: window.end, since: begun) }
      isFirst = false
    }
    if wants(window), !handsOnAtOnce { takePartOfDay() }
  }

  /// Reads the next response of a list.
  mutating func fill(_ list: List, _ freshness: Freshness) async throws(NewspaperError) {
    if let exclusion = list.exclusion {
      excluded[list.stream][exclusion] = try await filled(excluded[list.stream][exclusion], freshness)
    } else {
      cursors[list.stream] = try await filled(cursors[list.stream], freshness)
    }
  }

  // MARK: Rows

  private mutating func filled(
    _ cursor: SearchCursor, _ freshness: Freshness
  ) async throws(NewspaperError) -> SearchCursor {
    guard let start = cursor.next else { return cursor }
    asked.insert(Asked(search: cursor.search, start: start))
    let begun = now()
    let answer = try await server.rows(
      of: cursor.search, order: plan.order, from: start, freshness: freshness)
    // A stored response took no request.
    if answer.origin.asOf >= begun { requests += 1 }
    requests += answer.counts
    origin = answer.origin.joined(with: origin)
    notes.take(answer.notes)
    var cursor = cursor
    cursor.take(answer, before: isMerged ? comes : nil)
    return cursor
  }

  mutating func add(_ row: NativeRow, of stream: Int) {
    let facts = row.facts
    guard !seen.contains(facts.page) else { return }
    if let check = checks[stream] {
      let text = FoldedText(row.text ?? "")
      var unsaid: [SearchNote] = []
      let matches = check.matches(text) { field in
        let holds = facts.holds(field)
        if holds == nil { unsaid.append(.unchecked(field.name)) }
        return holds
      }
      guard matches else { return }
      if !unsaid.isEmpty { unchecked += 1 }
      notes.take(unsaid)
    }
    seen.insert(facts.page)
    hits.append(row.hit(matcher, passages: passages, from: server.name))
  }
}
