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

  public init(
    _ text: String, by period: SearchTrend.Period, sources: SearchSources,
    clock: any WallClock
  ) {
    self.text = text
    self.period = period
    source = sources.asked
    self.clock = clock
  }

  public override func start() async {
    guard let source, let query = try? SearchQuery.read(text).query else {
      return show(.failed(SearchWords.nobody))
    }
    showWaiting("Counting at \(source.name)")
    do throws(NewspaperError) {
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
}
