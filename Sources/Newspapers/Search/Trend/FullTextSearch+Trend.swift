/// What counting period by period takes of a server.
public struct TrendPrice: Hashable, Sendable {
  public let requests: Int
  /// The same with those that may come with them, to check that the server heeds words.
  public let most: Int
  /// How long the most requests take, including the pace.
  public let seconds: Int
  fileprivate let allowed: Int
}

extension FullTextSearch {
  /// For a source that counts, but not by period: each period is a separate search. The number of pages the
  /// source holds is not requested.
  public func trend(
    by period: SearchTrend.Period, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchTrend {
    let periods = try periods(period, of: query)
    let price = try await price(of: periods)
    guard price.requests <= price.allowed else { throw tooCostly(price, periods.count) }
    var rows: [SearchTrend.Row] = []
    for period in periods {
      let found = try await count(of: period.query, freshness: freshness)
      rows.append(SearchTrend.Row(name: period.name, days: period.days, found: found, held: nil))
    }
    return SearchTrend(
      period: period, rows: rows, origin: Origin(name: name, asOf: 0, isLive: !isLocal),
      mostRequests: price.most)
  }

  /// For such a source.
  public func trendPrice(
    by period: SearchTrend.Period, of query: SearchQuery
  ) async throws(NewspaperError) -> TrendPrice { try await price(of: try periods(period, of: query)) }

  private func periods(
    _ period: SearchTrend.Period, of query: SearchQuery
  ) throws(NewspaperError) -> [CountedPeriod] {
    guard period != .month else { throw .unsupported(source: name, what: .trend(words: "by month")) }
    guard let dates = query.requiredDates, let from = dates.from, let to = dates.to else {
      throw .unsupported(source: name, what: .openTrend)
    }
    var periods: [CountedPeriod] = []
    for number in period.number(of: from)...period.number(of: to) {
      guard let days = period.days(number) else { continue }
      // In the first and last period only the requested days.
      guard let narrowed = try? query.narrowed(by: [SearchField(.date, [.dates(days)])]) else { continue }
      periods.append(CountedPeriod(name: period.name(number, days), days: days, query: narrowed))
    }
    return periods
  }

  /// The requests that all of the searches take.
  private func price(of periods: [CountedPeriod]) async throws(NewspaperError) -> TrendPrice {
    var (requests, most, seconds, allowed) = (0, 0, 0, SearchPlan.allowed)
    for period in periods {
      let explanation = try await explanation(of: period.query, order: .relevance)
      requests += explanation.countRequests
      most += explanation.mostCountRequests
      seconds += explanation.mostCountRequests * explanation.secondsPerRequest
      allowed = explanation.allowed
    }
    return TrendPrice(requests: requests, most: most, seconds: seconds, allowed: allowed)
  }

  private func tooCostly(_ price: TrendPrice, _ periods: Int) -> NewspaperError {
    let affordable = price.allowed * periods / price.requests
    return .tooCostly(
      source: name, requests: price.requests, seconds: price.seconds * price.requests / price.most,
      limit: price.allowed, excess: affordable > 0 ? .periods(affordable) : .lists([]))
  }
}

/// A search that counts the pages of one period.
private struct CountedPeriod {
  let name: String
  let days: IssueDateRange
  let query: SearchQuery
}
