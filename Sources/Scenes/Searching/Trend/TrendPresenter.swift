import Clock
import MVP
import Newspapers
import Presentation

/// Counts the pages that a query finds by time.
public final class TrendPresenter: MvpPresenter<TrendContent> {
  private let text: String
  private let period: SearchTrend.Period
  private let source: (any FullTextSearch)?
  private let clock: any WallClock
  private let tell: (String) -> Void

  /// - Parameter tell: receives what the trend takes of a server, before it is asked: a sentence without a period.
  public init(
    _ text: String, by period: SearchTrend.Period, sources: SearchSources,
    clock: any WallClock, tell: @escaping (String) -> Void
  ) {
    self.text = text
    self.period = period
    source = sources.asked
    self.clock = clock
    self.tell = tell
  }

  public override func start() async {
    guard let source, let query = try? SearchQuery.read(text).query else {
      return show(.failed(SearchWords.nobody))
    }
    showWaiting("Counting at \(source.name)")
    do throws(NewspaperError) {
      if !source.isLocal { tell(try await price(at: source, of: query)) }
      let trend = try await source.trend(by: period, of: query, freshness: .recent)
      let notes = try await source.notes(on: query).explaining(nothing: trend.findsNothing)
      guard !trend.rows.isEmpty else {
        return show(.empty(EmptyState("no pages held", advice: notes.map(SearchWords.sentence))))
      }
      show(.content(TrendContent(trend, query: query, notes: notes, day: IssueDate.today(clock).words)))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  /// `counting by year at www.loc.gov: at most 20 requests, about 11 min`.
  private func price(
    at source: any FullTextSearch, of query: SearchQuery
  ) async throws(NewspaperError) -> String {
    let price = try await source.trendPrice(by: period, of: query)
    let place = SearchWords.place(source.name)
    return "counting by \(period.rawValue) \(place): \(SearchWords.price(ofTrend: price))"
  }
}
