import MVP
import Newspapers
import Presentation

/// How the record uses the reader's library.
extension NewspaperDetailPresenter {
  /// Shows the newspaper's bookmark with its note and tags; does nothing if the library cannot be used.
  public func showBookmark() async {
    guard let shelf else { return }
    await shelf.look()
    bookmark = await shelf.bookmark(of: .newspaper(lccn)).map(BookmarkContent.init)
    showAgain { $0.marked(bookmark) }
  }

  public func toggleBookmark() async {
    guard let shelf, let newspaper = state.content?.row.newspaper else { return }
    await shelf.toggle(newspaper, at: citer?.source(of: .newspaper(lccn)), router)
    await showBookmark()
  }

  public func undo() async {
    await shelf?.undo(router)
    await showBookmark()
  }

  public func redo() async {
    await shelf?.redo(router)
    await showBookmark()
  }

  public func openBookmarks() { router?.open(.bookmarks) }

  /// Whether the reader sees a newspaper that is not yet in the history.
  public var owesVisit: Bool { shelf != nil && !isVisitRecorded && state.content != nil }

  public func recordVisit() async {
    guard owesVisit, let newspaper = state.content?.row.newspaper else { return }
    isVisitRecorded = true
    await shelf?.recordVisit(of: newspaper)
  }
}
