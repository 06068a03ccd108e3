import MVP
import Newspapers
import Presentation

/// Lists the hits of a result with the words around them, window by window.
public final class ConcordancePresenter: WindowPresenter<ConcordanceContent>, ListPresenting {
  public private(set) var query: HitQuery
  private let result: any CorpusResult
  let archive: (any NewspaperArchive)?
  let router: (any Router<Route>)?
  let desktop: (any Desktop)?
  let citer: Citer?
  /// Those of the cell.
  private var count: CorpusCount?
  var selectedRow = 0
  /// For the pages opened from here: the list follows where the reader goes from one to the next.
  private(set) lazy var foundPages = FoundPages { [weak self] steps, place in
    await self?.moveFound(by: steps, from: place) ?? .closed
  }

  /// - Parameters:
  ///   - archive: knows where pages are; nil for a view that does not show it.
  ///   - windowSize: the number of rows kept at a time.
  ///   - router, desktop, citer: nil for a view that cannot go anywhere.
  public init(
    query: HitQuery = HitQuery(), result: any CorpusResult, archive: (any NewspaperArchive)? = nil,
    windowSize: Int = 300, router: (any Router<Route>)? = nil, desktop: (any Desktop)? = nil,
    citer: Citer? = nil
  ) {
    (self.query, self.result, self.archive) = (query, result, archive)
    (self.router, self.desktop, self.citer) = (router, desktop, citer)
    super.init(windowSize: windowSize)
  }

  public var summary: CorpusResultSummary { result.summary }

  /// The term of the cell; nil for the whole result.
  public var term: String? {
    query.cell.flatMap { summary.terms.indices.contains($0.term) ? summary.terms[$0.term] : nil }
  }

  public override func start() async { await load() }

  public override func load() async {
    let (query, window) = (query, window)
    showWaiting("Reading hits")
    do throws(NewspaperError) {
      if let cell = query.cell, count == nil { count = try await result.count(of: cell) }
      let found = try await result.hits(matching: query, window: window)
      guard query == self.query, window == self.window, !Task.isCancelled else { return }
      guard found.total > 0 else { return show(.empty(nothing)) }
      show(
        .content(
          ConcordanceContent(
            rows: found.rows.map(ConcordanceRow.init), offset: window.offset, total: found.total,
            query: query, count: count)))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  private var nothing: EmptyState {
    if !query.words.isEmpty {
      return EmptyState(
        "No hit with “\(query.words)” around it",
        advice: ["Press \(key: "find", "/") then Esc to clear the search."])
    }
    guard let count else { return EmptyState("No hits") }
    let words = ResultWords.words(count)
    return count.hits > 0
      ? EmptyState(
        "These hits were counted but not listed",
        advice: ["The corpus has \(words).", "\(ResultWords.kept(summary) ?? "Not all hits are shown")."])
      : EmptyState(
        "“\(count.word)” does not occur here",
        advice: [
          "Not once in the \(Numerals.count(count.words, "word")) of \(Numerals.count(count.pages, "page"))."
        ])
  }

  // MARK: Intents

  /// A page beside the list could cost a request.
  public func select(row: Int) {
    selectedRow = row
    router?.showBeside(nil)
  }

  public func open(row: Int) {
    guard let hit = state.content?.row(at: row) else { return }
    guard let page = hit.address else {
      router?.announce(failure: "“\(hit.day)” is not a page's address")
      return
    }
    let found = TermQuery.query(of: hit.hit.word).map {
      FoundPage(query: $0, pages: foundPages, row: row, start: hit.hit.start)
    }
    router?.open(.page(page, title: hit.hit.title, found: found))
  }

  /// Narrows the list to hits that have all of `words` around them.
  public func find(_ words: String) async {
    query.words = words
    await reveal(0..<1)
  }

  public func chooseOrder() async {
    guard let order = await router?.ask({ .result(.hitOrderPicker(current: query.order, reply: $0)) }),
      order != query.order
    else { return }
    query.order = order
    await reveal(0..<1)
  }

  public func refresh() async {
    count = nil
    await load()
  }

  public func openIssues(row: Int) {
    guard let row = state.content?.row(at: row), let page = row.address else { return }
    router?.open(.calendar(page.issue.lccn, title: row.hit.title, date: page.issue.date))
  }
}
