/// The progress of a plan: reads the server's lists as far as the reader wants to see them, and merges them.
struct SearchProgress {
  let plan: SearchPlan
  let server: any SearchingServer
  let capabilities: SearchCapabilities
  private let matcher: PageMatcher
  private let checks: [PageMatcher?]
  private(set) var cursors: [SearchCursor]
  private(set) var excluded: [[SearchCursor]]
  private(set) var hits: [SearchHit] = []
  /// How many rows of the server's list precede `hits`: a list that is shown as it is can begin anywhere.
  private(set) var skipped = 0
  private var seen: Set<PageID> = []
  private(set) var notes: [SearchNote] = []
  /// How many of `hits` lack a fact that they were checked for.
  private(set) var unchecked = 0
  private var origin: Origin?
  private var requests = 0
  /// The responses so far, including stored ones.
  private(set) var responses = 0
  private let now: @Sendable () -> Double

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
    var isFirst = true
    while wants(window), responses - begun < patience, try await advance(freshness) {
      if isFirst, !isPastTheEnd(window) { try checkPrice(of: window.end, since: begun) }
      isFirst = false
    }
    if known < window.offset { try checkProgress(to: window, since: begun) }
    let isCutShort = wants(window) && !isDone && !handsOnAtOnce
    var notes = notes
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

  func isFurther(than other: SearchProgress) -> Bool {
    responses > other.responses || hits.count > other.hits.count
  }

  var isDone: Bool { cursors.allSatisfy { $0.rows.isEmpty && $0.next == nil } }

  /// Reads the next rows; false at the end.
  mutating func advance(_ freshness: Freshness) async throws(NewspaperError) -> Bool {
    if isDone { return false }
    if cursors.count == 1, excluded[0].isEmpty {
      if cursors[0].isDry { cursors[0] = try await filled(cursors[0], freshness) }
      for row in cursors[0].rows { add(row, of: 0) }
      cursors[0].rows = []
      return true
    }
    try await advanceDay(freshness)
    return true
  }

  // MARK: By days

  /// Reads the next day from all lists: servers order the rows of a day in their own ways.
  private mutating func advanceDay(_ freshness: Freshness) async throws(NewspaperError) {
    for index in cursors.indices where cursors[index].isDry {
      cursors[index] = try await filled(cursors[index], freshness)
    }
    guard let day = cursors.compactMap({ $0.rows.first?.day }).min(by: comes) else { return }
    // Do everything that may fail first, so that no row is lost if it does.
    for index in cursors.indices {
      cursors[index] = try await reaching(day, cursors[index], freshness)
      guard let first = cursors[index].rows.first, !comes(day, first.day) else { continue }
      for exclusion in excluded[index].indices {
        excluded[index][exclusion] = try await reaching(day, excluded[index][exclusion], freshness)
      }
    }
    var found: [(row: NativeRow, stream: Int)] = []
    for index in cursors.indices {
      let rows = cursors[index].take(upTo: day, before: comes)
      guard !rows.isEmpty else { continue }
      var unwanted: Set<PageID> = []
      for exclusion in excluded[index].indices {
        unwanted.formUnion(excluded[index][exclusion].take(upTo: day, before: comes).map(\.facts.page))
      }
      found += rows.filter { !unwanted.contains($0.facts.page) }.map { ($0, index) }
    }
    for (row, stream) in found.sorted(by: { $0.row.facts.page < $1.row.facts.page }) { add(row, of: stream) }
  }

  /// The list with all its rows that do not come after `day`.
  private mutating func reaching(
    _ day: IssueDate, _ cursor: SearchCursor, _ freshness: Freshness
  ) async throws(NewspaperError) -> SearchCursor {
    var cursor = cursor
    while cursor.next != nil, cursor.rows.last.map({ !comes(day, $0.day) }) ?? true {
      cursor = try await filled(cursor, freshness)
    }
    return cursor
  }

  /// Whether one day comes before another in the plan's order.
  private var comes: (IssueDate, IssueDate) -> Bool {
    plan.order == .dateDescending ? { $0 > $1 } : { $0 < $1 }
  }

  // MARK: Rows

  private mutating func filled(
    _ cursor: SearchCursor, _ freshness: Freshness
  ) async throws(NewspaperError) -> SearchCursor {
    guard let start = cursor.next else { return cursor }
    responses += 1
    let begun = now()
    let answer = try await server.rows(
      of: cursor.search, order: plan.order, from: start, freshness: freshness)
    // A stored response took no request.
    if answer.origin.asOf >= begun { requests += 1 }
    requests += answer.counts
    origin = answer.origin.joined(with: origin)
    notes.take(answer.notes)
    var cursor = cursor
    cursor.take(answer)
    return cursor
  }

  private mutating func add(_ row: NativeRow, of stream: Int) {
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
