import MVP
import Newspapers
import Presentation

/// Bookmarks of the pages.
extension IssuePagesPresenter {
  public func toggleBookmark(row: Int) async {
    guard let content = state.content, let row = content.row(at: row) else { return }
    await shelf?.toggle(row.page, title: title ?? content.title, citer, router)
    show(state)
  }

  public func undo() async {
    await shelf?.undo(router)
    show(state)
  }

  /// Shows which pages have bookmarks now.
  public func lookForBookmarks() async {
    await shelf?.look()
    show(state)
  }

  func isBookmarked(_ page: PageID) -> Bool { shelf?.isBookmarked(page) ?? false }
}
