/// Finds the pages of a search that are new at a server: those in batches that did not exist before.
public struct SearchWatcher: Sendable {
  private let list: any BatchList
  private let search: any FullTextSearch
  private let lookup: NewspaperLookup
  private let lookedUp: Set<SearchField.Name>

  /// - Parameters:
  ///   - search: that of the same server, without any fallback.
  ///   - lookedUp: the fields that this search looks up as well.
  ///   - lookup: the newspapers that have a field, as that search looks them up.
  public init(
    _ list: any BatchList, search: any FullTextSearch, lookedUp: Set<SearchField.Name>,
    lookup: @escaping NewspaperLookup
  ) {
    self.list = list
    self.search = search
    self.lookedUp = lookedUp
    self.lookup = lookup
  }

  /// For display: `www.loc.gov`.
  public var name: String { list.name }

  /// The same for a reader who allows this many requests.
  public func allowing(_ allowance: SearchAllowance) -> SearchWatcher {
    SearchWatcher(list, search: search.allowing(allowance), lookedUp: lookedUp, lookup: lookup)
  }

  /// The current batches.
  /// - Throws: the server's failure, even if an older list is available.
  public func batches() async throws(NewspaperError) -> BatchListing {
    let listing = try await list.batches()
    if let cause = listing.origin.fallbackFor?.error { throw cause }
    return listing
  }

  /// - Parameter known: the names of the batches known before.
  /// - Throws: `.malformed` if most of these are gone: then the list cannot be trusted. A batch of which
  ///   another version is there is not gone.
  public func check(_ listing: BatchListing, against known: Set<String>) throws(NewspaperError) {
    let stems = Set(known.map(Batch.stem))
    let left = stems.intersection(listing.batches.map { Batch.stem($0.name) }).count
    guard left * 2 >= stems.count else {
      throw .malformed(
        host: name, what: "it lists only \(left) of the \(stems.count) batches that were known before")
    }
  }

  /// - Parameters:
  ///   - query: with saved searches expanded.
  ///   - listing: as checked.
  ///   - known: the names of the batches known before.
  public func plan(
    _ query: SearchQuery, in listing: BatchListing, known: Set<String>
  ) async throws(NewspaperError) -> WatchPlan {
    let new = listing.batches.filter { !known.contains($0.name) }
    let stems = Set(known.map(Batch.stem))
    let newspapers = try await newspapersOfFields(in: query, if: !new.isEmpty)
    let meant = new.compactMap { batch in
      query.expression.newspapers(of: batch, having: newspapers).map { (batch: batch, newspapers: $0) }
    }
    return WatchPlan(
      new: new, batches: meant.map(\.batch),
      queries: list.findsByBatch
        ? try queries(query, byBatch: meant) : try queries(query, byNewspaper: meant),
      asOf: listing.origin.asOf,
      replacing: Set(new.map(\.name).filter { stems.contains(Batch.stem($0)) }))
  }

  private func newspapersOfFields(
    in query: SearchQuery, if isNeeded: Bool
  ) async throws(NewspaperError) -> [SearchField: Set<LCCN>] {
    guard isNeeded else { return [:] }
    return try await query.expression.newspapers(lookup) { name, _ in lookedUp.contains(name) }
  }

  // MARK: Queries

  private typealias Meant = (batch: Batch, newspapers: Set<LCCN>)

  private func queries(_ query: SearchQuery, byBatch batches: [Meant]) throws(NewspaperError) -> [SearchQuery]
  {
    // If each newspaper takes a request, those not in the batch need none.
    let namesNewspapers = query.requiredFields.contains {
      $0.name == .lccn || lookedUp.contains($0.name)
    }
    var queries: [SearchQuery] = []
    for (batch, newspapers) in batches {
      let fields = [SearchField(.batch, [.name(batch.name)])]
      queries.append(
        try narrowed(query, fields + (namesNewspapers ? SearchWatcher.field(newspapers) : [])))
    }
    return queries
  }

  /// As many newspapers as a query can name in addition to its own content.
  private static let mostNewspapers = 100

  private func queries(
    _ query: SearchQuery, byNewspaper batches: [Meant]
  ) throws(NewspaperError) -> [SearchQuery] {
    guard !batches.isEmpty else { return [] }
    // Batches that do not say what is in them may have pages of any newspaper.
    if batches.contains(where: \.newspapers.isEmpty) { return [query] }
    let newspapers = Set(batches.flatMap(\.newspapers)).sorted()
    var queries: [SearchQuery] = []
    for start in stride(from: 0, to: newspapers.count, by: SearchWatcher.mostNewspapers) {
      let some = newspapers[start..<min(start + SearchWatcher.mostNewspapers, newspapers.count)]
      queries.append(try narrowed(query, SearchWatcher.field(Set(some))))
    }
    return queries
  }

  private static func field(_ newspapers: Set<LCCN>) -> [SearchField] {
    newspapers.isEmpty ? [] : [SearchField(.lccn, newspapers.sorted().map { .name($0.description) })]
  }

  private func narrowed(_ query: SearchQuery, _ fields: [SearchField]) throws(NewspaperError) -> SearchQuery {
    do throws(SearchQueryError) {
      return try query.narrowed(by: fields)
    } catch {
      throw .unreadable(what: "“\(query)” cannot be narrowed to new batches: \(error.message)")
    }
  }

  // MARK: Requests

  /// What a plan takes, as far as that is known. Requests no pages.
  public func price(of plan: WatchPlan) async throws(NewspaperError) -> WatchCost {
    var cost = WatchCost(readsOtherBatches: !list.findsByBatch)
    for query in plan.queries {
      let explanation = try await search.explanation(of: query, order: .date)
      cost.requests += explanation.requests
      cost.seconds += explanation.seconds
      cost.rows = explanation.rowsPerResponse
    }
    return cost
  }

  /// The pages that a plan finds.
  /// - Throws: `.tooCostly` if that takes more than `allowed` requests; `.malformed` if pages come without their batch.
  public func findings(of plan: WatchPlan, allowed: Int) async throws(NewspaperError) -> WatchFindings {
    var pages = WatchedPages(plan: plan, allowed: allowed, source: name, needsBatch: !list.findsByBatch)
    for query in plan.queries {
      let explanation = try await search.explanation(of: query, order: .date)
      pages.expect(explanation.requests, each: explanation.secondsPerRequest)
    }
    try pages.checkPrice()
    for query in plan.queries { try await pages.take(query, search, refresh: list.refresh) }
    return pages.findings
  }
}
