import MVP
import Newspapers
import Pending
import Presentation

/// Lists the newspapers that match a query, window by window.
public final class NewspaperListPresenter: MvpPresenter<NewspaperListContent>, ListPresenting {
  public private(set) var query: NewspaperQuery
  let directory: any NewspaperDirectory
  let archive: (any IssueArchive)?
  /// What can be read without a network; looked up for the first local list, since a server's is not marked.
  private(set) lazy var local = archive?.localPages ?? [:]
  let router: (any Router<Route>)?
  let desktop: (any Desktop)?
  let citer: Citer?
  let shelf: Bookshelf?
  /// Rows requested at a time; windows begin at multiples of it, so that they match a source's own pages.
  let pageSize: Int
  private let firstRow: Int
  private let freshness: Freshness
  let hasTimeline: Bool
  /// That of the previous list, until the current one is counted.
  var timeline: Timeline?
  var pages: [Int: [NewspaperRow]] = [:]
  var selectedRow = 0
  /// The position of the selected row in a list that replaces another.
  var anchor: Int?
  private(set) var (closestWords, gaps): (String?, ListGaps) = (nil, .none)
  var tips = ListTips()

  /// - Parameters:
  ///   - archive: knows where issues and pages are; nil for a view that does not show it.
  ///   - firstRow: the first row, a multiple of `pageSize`.
  ///   - freshness: that of the first answer; an expired one may be shown while a newer one is loading.
  ///   - shelf: the reader's bookmarks; nil for a view that shows none.
  ///   - router, desktop: nil for a view that cannot go anywhere, such as a pipe.
  public init(
    query: NewspaperQuery, directory: any NewspaperDirectory, archive: (any IssueArchive)? = nil,
    pageSize: Int = NewspaperListing.usualWindow, firstRow: Int = 0, freshness: Freshness = .recent,
    shelf: Bookshelf? = nil,
    router: (any Router<Route>)? = nil, desktop: (any Desktop)? = nil, citer: Citer? = nil
  ) {
    self.query = query
    self.directory = directory
    self.archive = archive
    self.pageSize = pageSize
    self.firstRow = firstRow
    self.freshness = freshness
    hasTimeline = router != nil
    self.router = router
    self.desktop = desktop
    self.citer = citer
    self.shelf = shelf
  }

  public override func start() async {
    // Again, if it was cut short.
    pages = [:]
    await reveal(firstRow..<firstRow + 1)
    if timeline == nil { await showTimeline() }
  }

  public func reveal(_ rows: Range<Int>) async { await reveal(rows, freshness) }

  private func reveal(_ rows: Range<Int>, _ freshness: Freshness) async {
    if isWordless { return show(.empty(NewspaperListPresenter.noWords)) }
    do throws(NewspaperError) {
      try await load(rows, freshness)
    } catch {
      fail(error)
    }
  }

  /// A list stays readable if no more of it can be loaded, but not under the heading of another one.
  private func fail(_ error: NewspaperError) {
    guard error != .canceled else { return }
    showFailure(Failure(error), keeping: { $0.identity == query })
  }

  private func load(_ rows: Range<Int>, _ freshness: Freshness) async throws(NewspaperError) {
    let wanted = Array(rows.lowerBound / pageSize...max(rows.lowerBound, rows.upperBound - 1) / pageSize)
    let isNewList = state.content?.identity != query
    if isNewList { pages = [:] }
    let missing = wanted.filter { pages[$0] == nil }
    if !missing.isEmpty, isNewList || state.content?.origin.isLive != false {
      showWaiting("Loading newspapers from \(directory.name)")
    }
    let (found, listing) = try await fetch(missing, freshness)
    pages.merge(found) { $1 }
    await showPages(wanted, of: listing)
    if isNewList { await showTimeline() }
    guard let listing, listing.origin.isStale, freshness == .atHand else { return }
    // The local list can be read while the newer one is loading, and no key waits for that.
    PendingWork.current?.settle()
    showWaiting("Loading newspapers from \(directory.name)")
    if listing.origin.awaited != nil { return try await replaceFallback() }
    let (newer, newerListing) = try await fetch(wanted, .recent)
    pages = newer
    await showPages(wanted, of: newerListing)
  }

  /// Fetches pages by their numbers; the listing is the last answer, nil if there was nothing to fetch.
  func fetch(
    _ numbers: [Int], _ freshness: Freshness
  ) async throws(NewspaperError) -> (pages: [Int: [NewspaperRow]], last: NewspaperListing?) {
    var (pages, last): ([Int: [NewspaperRow]], NewspaperListing?) = ([:], nil)
    for number in numbers {
      let asked = query
      let listing = try await directory.newspapers(
        matching: asked, window: Window(offset: number * pageSize, limit: pageSize), freshness: freshness)
      // The reader may have requested another list meanwhile: this answer must not be mixed with it.
      guard !Task.isCancelled, asked == query else { throw .canceled }
      (closestWords, gaps) = (listing.closestWords, listing.gaps)
      pages[number] = listing.newspapers.map { NewspaperRow($0, in: asked.state) }
      last = listing
    }
    return (pages, last)
  }

  /// Shows the list that `wanted` asks for. If the source refuses it, list and query stay as they were.
  /// - Parameter rows: the visible ones. Their request may have been abandoned for this, so they are
  ///   requested again if the list stays.
  func change(to wanted: NewspaperQuery, showing rows: Range<Int>) async {
    guard wanted != query else { return await stay(at: rows) }
    let (former, formerPages, formerState) = (query, pages, state)
    query = wanted
    do throws(NewspaperError) {
      try await load(0..<1, freshness)
    } catch {
      guard error != .canceled else { return }
      guard case .unsupported = error, query == wanted, let content = formerState.content else {
        return fail(error)
      }
      (query, pages) = (former, formerPages)
      show(.content(content))
      router?.announce(failure: Failure(error).message)
      await stay(at: rows)
    }
  }

  /// The reader does not wait for another list: this one stays.
  func gaveUp() {
    guard let content = state.content, content.identity != query else { return }
    (query, pages) = (content.identity, [:])
  }

  /// Loads missing visible rows, whose request may have been abandoned for something else.
  func stay(at rows: Range<Int>) async {
    switch state {
    case .failed, .empty: break
    case .idle, .loading, .refreshing, .content, .stale: await reveal(rows)
    }
  }

  // MARK: Intents

  public func select(row: Int) {
    selectedRow = row
    guard let router, let content = state.content else { return }
    router.showBeside(content.row(at: row).map { route(to: $0, content) })
  }

  public func open(row: Int) {
    guard let content = state.content, let row = content.row(at: row) else { return }
    router?.open(route(to: row, content))
  }

  /// Narrows the list to newspapers that have all of `words`.
  public func find(_ words: String) async {
    query.words = words
    await reveal(0..<1)
  }

  public func refresh(row: Int) async {
    if isWordless { return announceNoWords() }
    await directory.refresh()
    // No key waits for a server, and this may join a request that an earlier `R` has sent.
    if !directory.isLocal { PendingWork.current?.settle() }
    pages = [:]
    await reveal(row..<row + 1, .recent)
  }

  /// The places of the newspapers that match the filters; those of places, order and words are the list's own.
  public func openPlaces() {
    var filters = query
    (filters.state, filters.county, filters.city) = (nil, nil, nil)
    (filters.words, filters.order) = ("", .title)
    router?.open(.places(filters))
  }

  func preview(_ row: NewspaperRow, _ content: NewspaperListContent) -> NewspaperDetailContent {
    NewspaperDetailContent(previewing: row, origin: content.origin)
      .marked(content.bookmarked.contains(row.lccn) ? .bare : nil)
  }

  private func route(to row: NewspaperRow, _ content: NewspaperListContent) -> Route {
    .newspaper(row.lccn, preview: preview(row, content))
  }
}
