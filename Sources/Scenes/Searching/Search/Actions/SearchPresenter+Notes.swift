import MVP
import Newspapers
import Presentation

/// Notes on found pages.
extension SearchPresenter {
  /// The note about a page; nil if there is none.
  public func note(on page: PageID) async -> Excerpt? {
    await shelf?.excerpts(of: page).pageNote
  }

  public func write(_ change: ExcerptChange, on row: SearchRow) async {
    let known = await citer?.newspaper(row.page.issue.lccn)
    let newspaper = known ?? Newspaper(lccn: row.page.issue.lccn, title: row.title)
    await shelf?.write(
      change, on: row.page, at: archive.map { Citing.source(of: row.page, $0) } ?? .library, of: newspaper,
      foundBy: state.content?.writtenQuery.description, router)
    await lookForNotes()
  }

  /// Adds a bookmark for the page, or removes it.
  public func toggleBookmark(of row: SearchRow) async {
    await shelf?.toggle(row.page, title: row.title, citer, router)
    await lookForNotes()
  }

  /// Finds out which pages have notes, clips or bookmarks now.
  public func lookForNotes() async {
    guard let shelf else { return }
    let former = shelf.bookmarked
    await shelf.look()
    let found = await shelf.notedPages()
    guard found != notedPages || former != shelf.bookmarked else { return }
    notedPages = found
    show(state)
  }

  /// Whether a page has a bookmark.
  func isBookmarked(_ page: PageID) -> Bool { shelf?.isBookmarked(page) ?? false }
}
