import MVP
import Newspapers
import Presentation

/// How the found pages are distributed over time.
extension SearchPresenter {
  /// Shows the found pages by time; narrows the search to the period that the reader picks. At a server each
  /// period takes a request.
  public func chooseTrend() async {
    guard let asked = results else { return }
    let period = SearchPresenter.period(of: asked.query)
    let isAllowed = pricedTrend == asked.query
    pricedTrend = nil
    let source =
      isAllowed
      ? asked.source.allowing(SearchAllowance(requests: SearchAllowance.whole)) : asked.source
    if !source.isLocal { showWaiting("Counting at \(source.name)") }
    do throws(NewspaperError) {
      let trend = try await trend(of: asked.query, by: period, at: source)
      let notes = try await source.notes(on: asked.query).explaining(nothing: trend.findsNothing)
      showResults()
      guard let field = await router?.ask({ .searchTrendPicker(trend, notes: notes, reply: $0) }) else {
        return
      }
      line = QueryLine(asked.query.narrowed(by: field))
      await searchAgain()
    } catch {
      guard error != .canceled else { return }
      showResults()
      if case .tooCostly(_, let requests, _, _, _) = error, !isAllowed, requests <= SearchAllowance.whole,
        let price = try? await source.trendPrice(by: period, of: asked.query), results?.query == asked.query
      {
        pricedTrend = asked.query
        router?.announce(
          "Counting by \(period.rawValue): \(SearchWords.price(ofTrend: price)); "
            + "\(key: "trend", "t") again asks")
      } else {
        sayNoCounts(error)
      }
    }
  }

  func showResults() {
    if let results { show(results, from: selectedRow) }
  }

  /// At a server: by year if the dates are at most ten years, otherwise by decade.
  private static func period(of query: SearchQuery) -> SearchTrend.Period {
    let span = query.dates.flatMap { dates in
      dates.from.flatMap { from in dates.to.map { $0.year - from.year } }
    }
    return span.map { $0 < 10 ? .year : .decade } ?? .decade
  }

  /// - Parameter period: for a server. On this machine by decade; by year or month if everything is in one.
  private func trend(
    of query: SearchQuery, by period: SearchTrend.Period, at source: any FullTextSearch
  ) async throws(NewspaperError) -> SearchTrend {
    guard source.isLocal else {
      return try await source.trend(by: period, of: query, freshness: .atHand)
    }
    var trend = try await source.trend(by: .decade, of: query, freshness: .atHand)
    for period in [SearchTrend.Period.year, .month] where trend.rows.count < 2 {
      trend = try await source.trend(by: period, of: query, freshness: .atHand)
    }
    return trend
  }
}
