/// The progress of a plan: reads the server's lists as far as the reader wants to see them, and merges them.
struct SearchProgress {
  let plan: SearchPlan
  private let server: any SearchingServer
  private let findsForms: Bool
  private let matcher: PageMatcher
  private let checks: [PageMatcher?]
  private var cursors: [SearchCursor]
  private var excluded: [[SearchCursor]]
  private var hits: [SearchHit] = []
  private var seen: Set<PageID> = []
  private var notes: [SearchNote] = []
  private var origin: Origin?
  private var requests = 0
  /// The responses so far, including stored ones.
  private var responses = 0
  private let now: @Sendable () -> Double

  /// The most requests for one window: rows that pass the check may be rare among those the server finds.
  private let patience: Int
  private let passages: Int
  /// Whether a window ends where the responses so far end: a reader of all pages gets what has arrived, also
  /// if the next request fails.
  private let handsOnAtOnce: Bool

  init(
    _ plan: SearchPlan, server: any SearchingServer, findsForms: Bool,
    allowance: SearchAllowance,
    now: @escaping @Sendable () -> Double
  ) {
    self.now = now
    patience = max(allowance.requests, plan.requests)
    passages = allowance.passages
    handsOnAtOnce = allowance.reachesAll
    self.plan = plan
    self.server = server
    self.findsForms = findsForms
    matcher = PageMatcher(plan.query.expression)
    checks = plan.streams.map { $0.check.map { PageMatcher($0) } }
    notes = plan.notes
    cursors = plan.streams.map { SearchCursor(search: $0.search) }
    excluded = plan.streams.map { $0.excluded.map { SearchCursor(search: $0) } }
  }

  /// The hits of `window`; fewer if a window's requests are not enough to find them, or if all pages are
  /// wanted.
  mutating func window(_ window: Window, _ freshness: Freshness, before: Origin) async throws(NewspaperError)
    -> SearchHits
  {
    let (start, begun) = (requests, responses)
    let end = window.offset + window.limit
    // One row more tells whether there is more.
    while hits.count <= end, responses - begun < patience, !handsOnAtOnce || hits.count <= window.offset,
      try await advance(freshness)
    {}
    let hasMore = hits.count > end || !isDone
    var notes = notes
    if hits.count <= end, !isDone, !handsOnAtOnce, let most = listed.most {
      notes.append(.checked(rows: rowsTaken, of: most, requests: responses + requestsForRest))
    }
    return SearchHits(
      hits: Array(hits[window.rows(of: hits.count)]), offset: window.offset,
      count: plan.count(ofListed: listed, findsForms: findsForms), hasMore: hasMore, order: plan.order,
      origin: origin ?? before, notes: notes, requests: requests - start, requestsLeft: requestsForRest)
  }

  /// How many rows of the server's lists were examined.
  private var rowsTaken: Int { cursors.reduce(0) { $0 + $1.taken } }

  /// The requests that the rest of the rows take.
  private var requestsForRest: Int {
    (cursors + excluded.flatMap(\.self)).reduce(0) { $0 + $1.requestsLeft }
  }

  func isFurther(than other: SearchProgress) -> Bool {
    responses > other.responses || hits.count > other.hits.count
  }

  private var isDone: Bool { cursors.allSatisfy { $0.rows.isEmpty && $0.next == nil } }

  /// Reads the next rows; false at the end.
  private mutating func advance(_ freshness: Freshness) async throws(NewspaperError) -> Bool {
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
      guard check.matches(text, fields: { facts.holds($0) ?? true }) else { return }
    }
    seen.insert(facts.page)
    let findings = row.text.map { matcher.findings(in: $0, snippets: passages) }
    hits.append(
      SearchHit(
        page: facts.page, title: facts.title, place: facts.places.first, languages: facts.languages,
        batch: facts.batch, sources: [server.name], snippets: findings?.snippets ?? row.snippets,
        boxes: row.boxes,
        words: findings?.words ?? row.words,
        kind: findings?.kind ?? (row.snippets.isEmpty ? .unverified : .match), passage: row.passage))
  }

  /// How many pages the lists have together, as far as the responses say.
  private var listed: SearchCount {
    let isChecked = plan.streams.contains { $0.check != nil || $0.isSuperset }
    if plan.isNative, let total = cursors[0].total { return .exact(total) }
    // A list that the server cuts off may lack pages to show, and pages to exclude.
    let isCut = notes.contains { if case .onlyFirst = $0 { true } else { false } }
    let isUnsure = isCut || plan.streams.contains(where: \.isSuperset)
    if isDone, !isUnsure { return .exact(hits.count) }
    var (least, most): (Int, Int?) = (isUnsure ? 0 : hits.count, 0)
    for (cursor, exclusions) in zip(cursors, excluded) {
      guard let total = cursor.total else {
        most = nil
        continue
      }
      let without = exclusions.compactMap(\.total)
      most = most.map { $0 + total - (without.max() ?? 0) }
      if !isChecked, without.count == exclusions.count { least = max(least, total - without.reduce(0, +)) }
    }
    return least == most ? .exact(least) : .between(least: least, most: most)
  }
}
