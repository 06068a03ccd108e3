extension FullTextSearch {
  /// For a source that counts, but not by period: each period is a separate search. The number of pages the
  /// source holds is not requested.
  public func trend(
    by period: SearchTrend.Period, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchTrend {
    guard period != .month else { throw .unsupported(source: name, what: .trend(words: "by month")) }
    guard let dates = query.requiredDates, let from = dates.from, let to = dates.to else {
      throw .unsupported(source: name, what: .openTrend)
    }
    var periods: [(name: String, days: IssueDateRange, query: SearchQuery)] = []
    for number in period.number(of: from)...period.number(of: to) {
      guard let days = period.days(number) else { continue }
      // In the first and last period only the requested days.
      guard let narrowed = try? query.narrowed(by: [SearchField(.date, [.dates(days)])]) else { continue }
      periods.append((period.name(number, days), days, narrowed))
    }
    let requests = try await price(of: periods.map(\.query))
    var rows: [SearchTrend.Row] = []
    for period in periods {
      let found = try await count(of: period.query, freshness: freshness)
      rows.append(SearchTrend.Row(name: period.name, days: period.days, found: found, held: nil))
    }
    return SearchTrend(
      period: period, rows: rows, origin: Origin(name: name, asOf: 0, isLive: !isLocal), requests: requests)
  }

  /// The requests that all of the searches take.
  /// - Throws: `.tooCostly` if they are not allowed.
  private func price(of queries: [SearchQuery]) async throws(NewspaperError) -> Int {
    var (requests, seconds, allowed) = (0, 0, SearchPlan.allowed)
    for query in queries {
      let explanation = try await explanation(of: query, order: .relevance)
      requests += explanation.countRequests
      seconds += explanation.countRequests * explanation.secondsPerRequest
      allowed = explanation.allowed
    }
    guard requests <= allowed else {
      let affordable = allowed * queries.count / requests
      throw .tooCostly(
        source: name, requests: requests, seconds: seconds, limit: allowed,
        excess: affordable > 0 ? .periods(affordable) : .lists([]))
    }
    return requests
  }
}
