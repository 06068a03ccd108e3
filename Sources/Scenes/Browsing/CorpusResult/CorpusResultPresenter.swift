import MVP
import Newspapers
import Presentation

/// Lists the counts of a result, window by window.
public final class CorpusResultPresenter: WindowPresenter<CorpusResultContent>, ListPresenting {
  public internal(set) var query: CountQuery
  let result: any CorpusResult
  let router: (any Router<Route>)?
  /// By term, for the listed years and states.
  private var curves: (query: CountQuery?, of: [Int: RateCurve?]) = (nil, [:])

  /// - Parameters:
  ///   - windowSize: the number of rows kept at a time.
  ///   - router: nil for a view that cannot go anywhere.
  public init(
    query: CountQuery = CountQuery(), result: any CorpusResult, windowSize: Int = 300,
    router: (any Router<Route>)? = nil
  ) {
    (self.query, self.result, self.router) = (query, result, router)
    super.init(windowSize: windowSize)
  }

  public var summary: CorpusResultSummary { result.summary }

  public override func start() async { await load() }

  public override func load() async {
    let (query, window) = (query, window)
    showWaiting("Reading \(ResultWords.name(summary))")
    do throws(NewspaperError) {
      let found = try await result.counts(matching: query, window: window)
      guard query == self.query, window == self.window, !Task.isCancelled else { return }
      guard found.total > 0 else { return show(.empty(nothing)) }
      let curves = state.content?.identity == query ? state.content?.curves : nil
      show(
        .content(
          CorpusResultContent(
            rows: found.rows.map(CountRow.init), offset: window.offset, total: found.total, identity: query,
            curves: curves ?? [:])))
      try await showCurves()
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  private var nothing: EmptyState {
    guard !query.filters(summary.terms).isEmpty else {
      return EmptyState(
        "No pages were counted",
        advice: ["The corpus has no page with text: “broadsheet corpus status” shows what was read."])
    }
    let words = query.filters(summary.terms).map(\.words).joined(separator: ", ")
    return EmptyState(
      "No counts match \(words)", advice: ["Press \(key: "remove-filter", "x") to clear a filter."])
  }

  // MARK: Curves

  /// Charts the terms of the list by year, for all its years and states, including those without hits.
  private func showCurves() async throws(NewspaperError) {
    guard let content = state.content else { return }
    var asked = content.identity
    (asked.onlyHits, asked.order) = (false, .year)
    if curves.query != asked { curves = (asked, [:]) }
    let cells = content.rows.map(\.count.cell)
    for term in Set(cells.map(\.term)).sorted().prefix(CorpusResultPresenter.mostCurves)
    where curves.of[term] == nil {
      let years = try await result.years(matching: asked, term: term)
      guard curves.query == asked else { return }
      let name = content.rows.first { $0.count.cell.term == term }?.term ?? ""
      curves.of[term] = .some(RateCurve(years, term: name))
    }
    guard state.content?.identity == content.identity else { return }
    let known = curves.of.compactMapValues(\.self)
    showAgain {
      var content = $0
      content.curves = known
      return content
    }
  }

  /// For a list of many words nobody looks at each one's years.
  private static let mostCurves = 50

  // MARK: Intents

  public func select(row: Int) {
    guard let router, let content = state.content else { return }
    router.showBeside(content.row(at: row).map(route))
  }

  public func open(row: Int) {
    if let row = state.content?.row(at: row) { router?.open(route(to: row)) }
  }

  private func route(to row: CountRow) -> Route { .result(.hits(HitQuery(cell: row.count.cell))) }

  public func refresh() async {
    curves = (nil, [:])
    await load()
  }
}
