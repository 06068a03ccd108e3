import MVP
import Newspapers
import Pending
import Presentation

/// Searches the text of newspaper pages.
///
/// This machine is searched while the reader types. A server is queried only on request: each answer costs a
/// request, and may take half a minute.
public final class SearchPresenter: MvpPresenter<SearchContent>, ListPresenting {
  /// The query as it is typed.
  public internal(set) var line: QueryLine
  /// The fields in the line before the reader typed.
  let begun: String
  public internal(set) var order: SearchOrder?
  let local: (any FullTextSearch)?
  let remote: (any FullTextSearch)?
  let vocabulary: (any WordCounts)?
  let completing: (any QueryCompleting)?
  let history: any QueryHistory
  let archive: (any NewspaperArchive)?
  let router: (any Router<Route>)?
  let desktop: (any Desktop)?
  let citer: Citer?
  let shelf: Bookshelf?
  /// Which source this window searches.
  let searched: SearchedSource
  /// Another source that the search was saved for, until the reader searches.
  var savedFor: String?
  let pageSize: Int
  private let firstRow: Int
  let freshness: Freshness
  let isAsked: Bool
  /// What is shown.
  var results: SearchResults?
  /// What was found before the search was narrowed, and the row selected there, the latest last.
  var wider: [(results: SearchResults, row: Int)] = []
  /// The line and the results to go back to if the reader cancels typing.
  var former: (line: QueryLine, state: ViewState<SearchContent>, results: SearchResults?)?
  /// How many pages on this machine the line finds; nil if unknown.
  public internal(set) var here: SearchCount?
  /// The state of Tab, and of Up and Ctrl-R, for the line as they left it.
  var (completion, recall): (QueryCompletion?, QueryRecall?)
  /// Whether the reader wants this machine's pages only, until they search for something else.
  var staysHere = false
  /// Whether the query line is being typed.
  var isTyping = false
  /// Whether that is a new query. An edited one is searched for where it was.
  var isNewQuery = true
  /// The query for which a server was asked without success, or not to the end.
  private(set) var unansweredQuery: SearchQuery?
  var selectedRow = 0
  /// The pages with the reader's notes or clips.
  public internal(set) var notedPages: Set<PageID> = []
  /// Which of the found pages the reader marked.
  var marked: Set<PageID> = []
  /// The search that found them.
  var markedQuery: SearchQuery?
  /// The rows that were ever marked: not all of them may be loaded again.
  var rowsOfMarks: [PageID: SearchRow] = [:]
  /// What was marked or unmarked together, the latest last.
  var changedMarks: [ChangedMarks] = []
  private let passageOrder: PassageOrder?
  let listsNothing: Bool
  /// Whether a server refused to show passages: then none are requested unless the reader says so.
  var refusesPassages = false
  /// The query whose exact count was priced last.
  var priced: SearchQuery?
  /// The query whose trend was priced last.
  var pricedTrend: SearchQuery?
  /// Whether counts that the reader waited for have just failed.
  var hasFailedCounts = false
  /// For the page reader, which goes from one found page to the next.
  private(set) lazy var foundPages = FoundPages { [weak self] steps, place in
    await self?.moveFound(by: steps, from: place) ?? .closed
  }

  /// - Parameters:
  ///   - text: the initial query.
  ///   - isAsked: whether to search for it at once; otherwise the reader continues typing.
  ///   - sources: what can be searched.
  ///   - archive: knows the addresses of pages; nil for a view that does not need them.
  ///   - firstRow: the row to begin with, a multiple of `pageSize`.
  ///   - history: where earlier queries are stored.
  ///   - shelf: where searches are saved.
  ///   - searched: the source that `sources` belong to.
  ///   - savedFor: the source that the search was saved for, as for `--source`; nil if none.
  ///   - listsNothing: whether a search that finds no page still counts as a list, for a view that prints its
  ///     facts.
  ///   - passages: what to do about pages whose passage takes a separate request; nil leaves them to
  ///     `loadPassage`.
  ///   - router, desktop: nil for a view that cannot go anywhere, such as a pipe.
  public init(
    _ text: String, isAsked: Bool = true, order: SearchOrder? = nil, sources: SearchSources,
    archive: (any NewspaperArchive)? = nil, pageSize: Int = 40, firstRow: Int = 0,
    freshness: Freshness = .recent, history: any QueryHistory = NoQueryHistory(),
    shelf: Bookshelf? = nil, searched: SearchedSource = SearchedSource(), savedFor: String? = nil,
    listsNothing: Bool = false, passages: PassageOrder? = nil,
    router: (any Router<Route>)? = nil, desktop: (any Desktop)? = nil, citer: Citer? = nil
  ) {
    (line, begun) = (QueryLine(text), isAsked ? "" : text)
    self.isAsked = isAsked
    self.order = order
    local = sources.local
    remote = sources.remote
    (vocabulary, completing) = (sources.vocabulary, sources.completion)
    self.history = history
    self.archive = archive
    self.pageSize = pageSize
    self.firstRow = firstRow
    self.freshness = freshness
    (self.shelf, self.searched, passageOrder) = (shelf, searched, passages)
    self.savedFor = savedFor.flatMap { searched.isSame(as: $0) ? nil : $0 }
    self.listsNothing = listsNothing
    (self.router, self.desktop, self.citer) = (router, desktop, citer)
  }

  public override func start() async {
    guard asked != nil else { return show(.failed(SearchWords.nobody)) }
    if isAsked { await searchAsSaved() } else { await searchHere() }
  }

  // MARK: Searching

  /// - Parameter least: how many rows to load at once, if there are so many; at least a page of the list.
  func run(
    _ source: any FullTextSearch, _ query: SearchQuery, _ freshness: Freshness, least: Int = 0
  ) async {
    let order = order
    if !source.isLocal { unansweredQuery = query }
    do throws(NewspaperError) {
      var hits = try await source.hits(
        of: query, order: order ?? query.usualOrder,
        window: Window(offset: firstRow, limit: pageSize), freshness: freshness)
      if let passageOrder { hits = try await passageOrder.filled(hits, source) }
      // The reader may want something else by now.
      guard !Task.isCancelled, line.query == query, order == self.order else { return }
      var results = SearchResults(
        query, wanted: order, source, local: local, pageSize: pageSize, after: self.results, hits)
      while results.seen < least, results.last.hasMore, !results.source.isLocal {
        results.take(try await results.hits(from: results.seen / pageSize, freshness))
        guard !Task.isCancelled, line.query == query, order == self.order else { return }
      }
      self.results = results
      if !source.isLocal { unansweredQuery = nil }
      keepMarks()
      show(results, from: firstRow)
      guard hits.origin.isStale, freshness == .atHand else { return }
      PendingWork.current?.settle()
      showWaiting("Searching \(source.name)", isAgain: true)
      await run(source, query, .recent)
    } catch {
      guard error != .canceled, line.query == query else { return }
      let failure = await Failure.searching(
        source, for: query, error, local: local, isOnScreen: router != nil)
      guard !Task.isCancelled, line.query == query else { return }
      keepOrder()
      showFailure(failure, keeping: { $0.identity.query == query })
    }
  }

  public func reveal(_ rows: Range<Int>) async {
    guard let results, results.source.isLocal else { return }
    await load(results.missing(for: rows), showing: rows)
  }

  /// Requests the hits after those seen so far.
  public func more() async {
    guard let results, !results.source.isLocal, results.last.hasMore else {
      router?.announce("No more pages to load")
      return
    }
    await load([results.seen / pageSize], showing: selectedRow..<selectedRow + 1)
  }

  /// Loads pages of the list by their numbers.
  private func load(_ numbers: [Int], showing rows: Range<Int>) async {
    guard let asked = results else { return }
    if !numbers.isEmpty, !asked.source.isLocal { showWaiting("Searching \(asked.source.name)") }
    do throws(NewspaperError) {
      for number in numbers {
        let hits = try await asked.hits(from: number, freshness)
        guard !Task.isCancelled, results?.query == asked.query, results?.order == asked.order else { return }
        results?.take(hits)
      }
      if let results { show(results, from: rows.lowerBound) }
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  // MARK: Selecting

  public func select(row: Int) {
    selectedRow = row
    router?.showBeside(nil)
  }

  public func open(row: Int) { open(row: row, at: nil) }
}
