import MVP
import Newspapers
import Presentation

/// Presents pages that are shown as small pictures, or as a list where there is no room for them.
@MainActor public protocol PageGridPresenting: ListPresenting {
  var router: (any Router<Route>)? { get }
  var citer: Citer? { get }
  var shelf: Bookshelf? { get }
  /// What a window needs for pictures, in words.
  var pictureNeeds: String { get }
  /// The page of a row, and its newspaper's title; nil if the row is not loaded.
  func page(row: Int) -> (page: PageID, title: String)?
  func show(_ state: ViewState<Content>)
}

extension PageGridPresenting {
  public func select(row: Int) { router?.showBeside(nil) }

  public func open(row: Int) {
    if let (page, title) = page(row: row) { router?.open(.page(page, title: title)) }
  }

  func goBack() { router?.back() }

  func announceNoPictures() { router?.announce(pictureNeeds) }

  /// Copies a citation of the page.
  public func cite(row: Int, choosesStyle: Bool) async {
    guard let (page, title) = page(row: row) else { return sayNotLoaded() }
    await citer?.copy(.page(page), title: title, choosesStyle: choosesStyle, router)
  }

  private func sayNotLoaded() { router?.announce("This row is not loaded yet") }

  // MARK: Bookmarks

  public func toggleBookmark(row: Int) async {
    guard let (page, title) = page(row: row) else { return sayNotLoaded() }
    await shelf?.toggle(page, title: title, citer, router)
    show(state)
  }

  public func undo() async {
    await shelf?.undo(router)
    show(state)
  }

  public func redo() async {
    await shelf?.redo(router)
    show(state)
  }

  /// Shows which pages have bookmarks now.
  public func lookForBookmarks() async {
    await shelf?.look()
    show(state)
  }

  func isBookmarked(_ page: PageID) -> Bool { shelf?.isBookmarked(page) ?? false }
}
