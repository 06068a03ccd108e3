import MVP
import Newspapers
import Presentation

/// How the found pages are distributed over time.
extension SearchPresenter {
  /// Shows the found pages by time; narrows the search to the period that the reader picks. At a server each
  /// period takes a request.
  public func chooseTrend() async {
    guard let asked = results else { return }
    let source = asked.source
    if !source.isLocal { showWaiting("Counting at \(source.name)") }
    do throws(NewspaperError) {
      let trend = try await trend(of: asked.query, at: source)
      let notes = try await source.notes(on: asked.query)
      showResults()
      guard let field = await router?.ask({ .searchTrendPicker(trend, notes: notes, reply: $0) }) else {
        return
      }
      line = QueryLine(asked.query.narrowed(by: field))
      await searchAgain()
    } catch {
      guard error != .canceled else { return }
      showResults()
      router?.announce(failure: Failure(error).message)
    }
  }

  func showResults() {
    if let results { show(results, from: selectedRow) }
  }

  /// By decade; by year or month if everything is in one.
  private func trend(
    of query: SearchQuery, at source: any FullTextSearch
  ) async throws(NewspaperError) -> SearchTrend {
    guard source.isLocal else {
      let span = query.dates.flatMap { dates in
        dates.from.flatMap { from in dates.to.map { $0.year - from.year } }
      }
      let period = span.map { $0 < 10 ? SearchTrend.Period.year : .decade } ?? .decade
      return try await source.trend(by: period, of: query, freshness: .atHand)
    }
    var trend = try await source.trend(by: .decade, of: query, freshness: .atHand)
    for period in [SearchTrend.Period.year, .month] where trend.rows.count < 2 {
      trend = try await source.trend(by: period, of: query, freshness: .atHand)
    }
    return trend
  }
}
