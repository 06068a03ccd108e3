import MVP
import Newspapers
import Presentation

/// Shows the reader's bookmarks, history, pages read, saved searches and filters, one list at a time, and lets the reader change
/// them.
public final class BookmarksPresenter: WindowPresenter<BookmarksContent>, ListPresenting, LibraryFollowing {
  public private(set) var identity: BookmarksContent.Identity
  private let shelf: Bookshelf
  let router: (any Router<Route>)?
  let desktop: (any Desktop)?
  let citer: Citer?
  /// Whether records of newspapers are on this machine, so that showing one beside the list costs no request.
  private let isLocal: Bool
  let archive: (any IssueArchive)?

  /// - Parameters:
  ///   - list: the initial list.
  ///   - archive: knows where issues are; nil for a view that does not show it.
  ///   - windowSize: the number of rows kept at a time.
  ///   - router, desktop: nil for a view that cannot go anywhere, such as a pipe.
  public init(
    _ list: BookmarksContent.Shelf = .bookmarks, query: BookmarkQuery = BookmarkQuery(), shelf: Bookshelf,
    isLocal: Bool = false,
    archive: (any IssueArchive)? = nil, windowSize: Int = 300, router: (any Router<Route>)? = nil,
    desktop: (any Desktop)? = nil, citer: Citer? = nil
  ) {
    identity = BookmarksContent.Identity(shelf: list, query: query)
    self.shelf = shelf
    self.isLocal = isLocal
    self.archive = archive
    self.router = router
    self.desktop = desktop
    self.citer = citer
    super.init(windowSize: windowSize)
  }

  public override func start() async {
    showWaiting("Opening your library")
    await load()
  }

  public override func load() async {
    let (identity, window) = (identity, window)
    do throws(NewspaperError) {
      let (rows, total) = try await fetch(identity, window)
      guard identity == self.identity, window == self.window else { return }
      guard total > 0 else {
        router?.showBeside(nil)
        return show(.empty(nothing))
      }
      show(.content(BookmarksContent(rows: rows, offset: window.offset, total: total, identity: identity)))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  private func fetch(
    _ identity: BookmarksContent.Identity, _ window: Window
  ) async throws(NewspaperError) -> ([LibraryRow], total: Int) {
    switch identity.shelf {
    case .bookmarks:
      let found = try await shelf.library.bookmarks(matching: identity.query, window: window)
      return (found.rows.map { LibraryRow($0) }, found.total)
    case .history:
      await shelf.look()
      let found = try await shelf.library.visits(matching: identity.query.words, window: window)
      let positions = await shelf.lastPositions(of: found.rows.map(\.lccn))
      let rows = found.rows.map {
        LibraryRow($0, position: positions[$0.lccn], isBookmarked: shelf.marked.contains($0.lccn))
      }
      return (rows, found.total)
    case .reading:
      await shelf.look()
      let found = try await shelf.library.positions(matching: identity.query.words, window: window)
      return (found.rows.map { LibraryRow($0, isBookmarked: shelf.isBookmarked($0.page)) }, found.total)
    case .searches:
      let found = try await shelf.library.savedSearches(matching: identity.query.words, window: window)
      return (found.rows.map { LibraryRow($0) }, found.total)
    case .filters:
      let found = try await shelf.library.savedFilters(matching: identity.query.words, window: window)
      return (found.rows.map { LibraryRow($0) }, found.total)
    }
  }

  // MARK: Intents

  /// Shows beside the list what opening would show, unless each step would request a list from a server.
  public func select(row: Int) {
    let row = state.content?.row(at: row)
    var costsNothing = row?.newspaper != nil || isLocal
    // A server is searched only if the reader says so.
    if case .search = row?.item { costsNothing = false }
    router?.showBeside(costsNothing ? row.flatMap { newspaperRoute(to: $0) ?? route(to: $0) } : nil)
  }

  public func open(row: Int) {
    if let row = state.content?.row(at: row), let route = route(to: row) { router?.open(route) }
  }

  public func turn(by step: Int) async {
    identity = .init(shelf: identity.shelf.next(by: step), query: .init(order: identity.query.order))
    await reveal(0..<1)
  }

  /// Narrows the list to rows that have all of `words`.
  public func find(_ words: String) async {
    identity.query.words = words
    await reveal(0..<1)
  }

  public func sort() async {
    guard identity.shelf == .bookmarks else {
      router?.announce("Only bookmarks can be sorted")
      return
    }
    let orders = BookmarkQuery.Order.allCases
    let index = orders.firstIndex(of: identity.query.order) ?? 0
    identity.query.order = orders[(index + 1) % orders.count]
    await reveal(0..<1)
  }

  public func refresh() async { await load() }

  public func followWrites(_ reload: @escaping @MainActor () -> Void) { shelf.onWrite.add(self, reload) }

  public func toggleBookmark(row: LibraryRow) async {
    guard let newspaper = row.newspaper else { return }
    await shelf.toggle(newspaper, target: row.part, at: row.source, router)
    await load()
  }

  public func remove(_ row: LibraryRow) async {
    await shelf.remove(row.item, router)
    await load()
  }

  public func edit(_ bookmark: Bookmark, note: String) async {
    await shelf.edit(bookmark, note: note, router)
    await load()
  }

  public func edit(_ bookmark: Bookmark, tags: String) async {
    await shelf.edit(bookmark, tags: [tags], router)
    await load()
  }

  public func undo() async {
    await shelf.undo(router)
    await load()
  }

  public func redo() async {
    await shelf.redo(router)
    await load()
  }

  public func announce(_ words: String) { router?.announce(words) }

  func preview(_ row: LibraryRow) -> NewspaperDetailContent? {
    row.newspaper.map { newspaper in
      NewspaperDetailContent(
        remembering: newspaper, in: identity.shelf.sourceWords, isLocal: isLocal
      )
      .marked(row.bookmark.map(BookmarkContent.init) ?? (row.isBookmarked ? .bare : nil))
      .leading(to: row.part)
    }
  }

  private func route(to row: LibraryRow) -> Route? {
    switch row.item {
    case .filter(let filter): return .newspapers(filter.query)
    case .search(let search):
      return .search(search.query, isAsked: true, order: search.order, source: search.source)
    case .position(let position):
      return .page(position.page, title: position.newspaper.title.nonEmpty)
    case .bookmark(let bookmark):
      return bookmark.pageRoute ?? newspaperRoute(to: row)
    case .visit: return newspaperRoute(to: row)
    }
  }

  /// Nil if it is not about a newspaper.
  private func newspaperRoute(to row: LibraryRow) -> Route? {
    guard let newspaper = row.newspaper else { return nil }
    return .newspaper(newspaper.lccn, preview: newspaper.title.isEmpty ? nil : preview(row))
  }
}
