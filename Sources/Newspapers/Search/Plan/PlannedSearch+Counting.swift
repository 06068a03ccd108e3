/// Counting the pages of plans.
extension PlannedSearch {
  /// Exact for as many requests as the list takes and two more, or as many as the reader allows; otherwise
  /// bounds. If all pages were listed before and the responses are still fresh, those are counted. Older responses
  /// count while the server cannot answer.
  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    let capabilities = try await server.capabilities()
    let plan = try await plan(query, order: .date)
    let exact = plan.isNative ? nil : ExactCount(plan, capabilities)
    if let kept = try await keptCount(of: plan, capabilities, acceptingBounds: exact == nil) { return kept }
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
      do throws(NewspaperError) {
        var totals: [NativeSearch: Int] = [:]
        for search in exact.searches { totals[search.canonical] = try await total(of: search, freshness) }
        return plan.count(ofListed: exact.count(totals), findsForms: capabilities.findsForms)
      } catch {
        // The lists of the plan may be here, though not the lengths of others.
        guard error.isOutage, let kept = try await keptBounds(of: query) else { throw error }
        return kept
      }
    }
    return try await bounds(of: query, freshness)
  }

  /// What the first rows of a plan's lists say.
  private func bounds(
    of query: SearchQuery, _ freshness: Freshness
  ) async throws(NewspaperError) -> SearchCount {
    try await hits(of: query, order: .date, window: Window(offset: 0, limit: 1), freshness: freshness).count
  }

  /// The same, however old; nil if they are not here.
  private func keptBounds(of query: SearchQuery) async throws(NewspaperError) -> SearchCount? {
    do throws(NewspaperError) {
      return try await bounds(of: query, .kept)
    } catch {
      if error == .canceled { throw error }
      return nil
    }
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
    var old: NativeRows?
    for order in SearchOrder.allCases {
      guard let rows = try await keptRows(of: search, order), !rows.isOpenEnded else { continue }
      if !rows.origin.isStale { return rows.total }
      if old.map({ $0.origin.asOf < rows.origin.asOf }) ?? true { old = rows }
    }
    do throws(NewspaperError) {
      return try await server.total(of: search, freshness: freshness)
    } catch {
      guard error.isOutage, let old else { throw error }
      return old.total
    }
  }

  /// The first rows of a list that was loaded, however long ago; nil if it was not.
  private func keptRows(
    of search: NativeSearch, _ order: SearchOrder
  ) async throws(NewspaperError) -> NativeRows? {
    do throws(NewspaperError) {
      return try await server.rows(of: search, order: order, from: 0, freshness: .kept)
    } catch {
      if error == .canceled { throw error }
      // The stored response is useless; the server is asked.
      return nil
    }
  }

  /// More pages than this are not counted one by one.
  private static let most = 10_000

  /// The pages of several lists, or of rows that are checked here, if all of them were listed before.
  /// - Parameter acceptingBounds: whether rows that leave the count of the lists open are enough: the server would
  ///   not say more.
  private func keptCount(
    of plan: SearchPlan, _ capabilities: SearchCapabilities, acceptingBounds: Bool
  ) async throws(NewspaperError) -> SearchCount? {
    guard !plan.isNative, let first = plan.streams.first,
      let rows = try await keptRows(of: first.search, plan.order), !rows.origin.isStale
    else { return nil }
    var progress = SearchProgress(
      plan, server: server, capabilities: capabilities,
      allowance: SearchAllowance(requests: .max, passages: 0), now: now)
    do throws(NewspaperError) {
      let hits = try await progress.window(
        Window(offset: 0, limit: PlannedSearch.most), .kept,
        before: Origin(name: name, asOf: now(), isLive: true))
      // Their count may still be a bound, because of words that are unknown here; so may a server's.
      guard !hits.hasMore, !hits.origin.isStale else { return nil }
      if case .exact = progress.listed { return hits.count }
      return acceptingBounds ? hits.count : nil
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
