import MVP
import Newspapers
import Presentation

/// Shows the reader's notes and clips, the latest first, and lets the reader change them.
public final class NotesPresenter: WindowPresenter<NotesContent>, ListPresenting, LibraryFollowing {
  public private(set) var query: ExcerptQuery
  private let shelf: Bookshelf
  private let service: NewspaperService?
  let router: (any Router<Route>)?
  let desktop: (any Desktop)?
  let citer: Citer?

  /// - Parameters:
  ///   - service: knows titles that were unknown when a note was added; nothing is requested.
  ///   - windowSize: the number of rows kept at a time.
  ///   - router, desktop, citer: nil for a view that cannot go anywhere, such as a pipe.
  public init(
    query: ExcerptQuery = ExcerptQuery(), shelf: Bookshelf, service: NewspaperService? = nil,
    windowSize: Int = 300,
    router: (any Router<Route>)? = nil, desktop: (any Desktop)? = nil,
    citer: Citer? = nil
  ) {
    self.query = query
    self.shelf = shelf
    self.service = service
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
    let (query, window) = (query, window)
    do throws(NewspaperError) {
      let found = try await shelf.library.excerpts(matching: query, window: window)
      let excerpts = await service?.named(found.rows) ?? found.rows
      guard query == self.query, window == self.window else { return }
      guard found.total > 0 else { return show(.empty(nothing)) }
      show(
        .content(
          NotesContent(
            rows: excerpts.map(NoteRow.init), offset: window.offset, total: found.total, identity: query)))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  private var nothing: EmptyState {
    query == ExcerptQuery()
      ? EmptyState(
        "No notes yet",
        advice: [
          "Your notes about pages are listed here, and your clips of them.",
          "Press \(key: "edit-note", "e") on a page to write a note about it, \(key: "edit-tags", "t") to give it tags\(hint: ", \(key: "clip", "C") to clip a part of it").",
        ])
      : EmptyState(
        "No match for “\(query.words)”", advice: ["Press \(key: "find", "/") then Esc to clear the search."])
  }

  // MARK: Intents

  /// A page beside the list could cost a request.
  public func select(row: Int) { router?.showBeside(nil) }

  /// Opens the page at the excerpt.
  public func open(row: Int) {
    if let row = state.content?.row(at: row) { router?.open(.excerpt(row.excerpt)) }
  }

  /// Narrows the list to notes that have all of `words`.
  public func find(_ words: String) async {
    query.words = words
    await reveal(0..<1)
  }

  public func refresh() async { await load() }

  public func followWrites(_ reload: @escaping @MainActor () -> Void) { shelf.onWrite.add(self, reload) }

  public func edit(_ row: NoteRow, _ change: ExcerptChange) async {
    await shelf.edit(row.excerpt, change, router)
    await load()
  }

  public func remove(_ row: NoteRow) async {
    await shelf.remove(row.excerpt, router)
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
}
