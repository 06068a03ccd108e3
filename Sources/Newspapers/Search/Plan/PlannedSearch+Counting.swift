/// Counting the pages of plans.
extension PlannedSearch {
  /// Exact for as many requests as the list takes and two more, or as many as the reader allows; otherwise
  /// bounds. If all pages were listed before and the responses are still fresh, those are counted.
  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    let capabilities = try await server.capabilities()
    let plan = try await plan(query, order: .date)
    if let kept = try await keptCount(of: plan, capabilities) { return kept }
    let exact = plan.isNative ? nil : ExactCount(plan, capabilities)
    if plan.requests > allowance.requests {
      // Lengths of lists may be allowed where their rows are not.
      guard allowance.countsExactly, let exact else { throw tooCostly(plan, capabilities) }
      guard exact.isAllowed(by: allowance) else { throw tooCostly(exact, of: plan, capabilities) }
    }
    if plan.isNative {
      let total = try await total(of: plan.streams[0].search, freshness)
      return plan.count(ofListed: .exact(total), findsForms: capabilities.findsForms)
    }
    if let exact, exact.isAllowed(by: allowance) {
      var totals: [NativeSearch: Int] = [:]
      for search in exact.searches { totals[search] = try await total(of: search, freshness) }
      return plan.count(ofListed: exact.count(totals), findsForms: capabilities.findsForms)
    }
    return try await hits(of: query, order: .date, window: Window(offset: 0, limit: 1), freshness: freshness)
      .count
  }

  func tooCostly(_ plan: SearchPlan, _ capabilities: SearchCapabilities) -> NewspaperError {
    capabilities.tooCostly(
      plan.requests, of: name, limit: allowance.requests, excess: plan.excess(over: allowance.requests))
  }

  private func tooCostly(
    _ exact: ExactCount, of plan: SearchPlan, _ capabilities: SearchCapabilities
  ) -> NewspaperError {
    capabilities.tooCostly(
      exact.requests, of: name, limit: max(ExactCount.offered, allowance.requests),
      excess: .lists(plan.severalParts))
  }

  private func total(of search: NativeSearch, _ freshness: Freshness) async throws(NewspaperError) -> Int {
    for order in [SearchOrder.date, .relevance] {
      if let rows = try await keptRows(of: search, order), !rows.isOpenEnded { return rows.total }
    }
    return try await server.total(of: search, freshness: freshness)
  }

  /// The first rows of a list that was loaded; nil if it was not, or too long ago.
  private func keptRows(
    of search: NativeSearch, _ order: SearchOrder
  ) async throws(NewspaperError) -> NativeRows? {
    do throws(NewspaperError) {
      let rows = try await server.rows(of: search, order: order, from: 0, freshness: .kept)
      return rows.origin.isStale ? nil : rows
    } catch {
      if error == .canceled { throw error }
      // The stored response is useless; the server is asked.
      return nil
    }
  }

  /// More pages than this are not counted one by one.
  private static let most = 10_000

  /// The pages of several lists, or of rows that are checked here, if all of them were listed before.
  private func keptCount(
    of plan: SearchPlan, _ capabilities: SearchCapabilities
  ) async throws(NewspaperError) -> SearchCount? {
    guard !plan.isNative, let first = plan.streams.first,
      try await keptRows(of: first.search, plan.order) != nil
    else { return nil }
    var progress = SearchProgress(
      plan, server: server, capabilities: capabilities,
      allowance: SearchAllowance(requests: .max, passages: 0), now: now)
    do throws(NewspaperError) {
      let hits = try await progress.window(
        Window(offset: 0, limit: PlannedSearch.most), .kept,
        before: Origin(name: name, asOf: now(), isLive: true))
      // Their count may still be a bound, because of words that are unknown here; so may a server's.
      guard !hits.hasMore, !hits.origin.isStale, case .exact = progress.listed else { return nil }
      return hits.count
    } catch {
      if error == .canceled { throw error }
      return nil
    }
  }

  // MARK: By what the pages have in common

  public func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet {
    let plan = try await plan(query, order: .relevance)
    guard plan.isNative else {
      throw .unsupported(
        source: name,
        what: .other(
          "counts by \(kind.rawValue) of a search whose pages must be combined or checked on this machine")
      )
    }
    let begun = now()
    let facets = try await server.facets(of: plan.streams[0].search, freshness: freshness)
    let requests = facets.others + (facets.origin.asOf >= begun ? 1 : 0)
    guard let facet = facets.facet(kind, requests: requests) else {
      throw .unsupported(source: name, what: .other("counts by \(kind.rawValue)"))
    }
    guard kind == .title else { return facet }
    return try await naming(facet)
  }

  /// The same with the LCCNs of newspapers that are known by their titles, places and years: others may have the same
  /// title.
  private nonisolated func naming(_ facet: SearchFacet) async throws(NewspaperError) -> SearchFacet {
    var values: [SearchFacet.Value] = []
    for value in facet.values {
      var lccn: LCCN?
      if let line = value.line { lccn = try await named(line) }
      values.append(lccn.map { value.narrowing(to: $0) } ?? value)
    }
    return facet.with(values)
  }
}
