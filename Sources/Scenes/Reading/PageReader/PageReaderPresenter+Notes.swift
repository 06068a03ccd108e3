import MVP
import Newspapers
import Presentation

/// The reader's own notes on the page.
extension PageReaderPresenter {
  /// The note about the whole page; nil if there is none.
  public var pageNote: Excerpt? { excerpts.pageNote }

  /// The open page, and its newspaper's title as far as known: taken when the reader presses a key, because
  /// another page may be open by the time something is written.
  public var shown: (page: PageID, title: String) { (page, knownTitle) }

  /// Changes `excerpt`, or else the note about the page that was `shown` when the reader began to write.
  public func write(
    _ change: ExcerptChange, on excerpt: Excerpt?, of shown: (page: PageID, title: String)
  ) async {
    if let excerpt {
      await shelf?.edit(excerpt, change, router)
    } else {
      let lccn = shown.page.issue.lccn
      let known = await citer?.newspaper(lccn)
      await shelf?.write(
        change, on: shown.page, at: Citing.source(of: shown.page, archive),
        of: known ?? Newspaper(lccn: lccn, title: shown.title),
        foundBy: found?.query.description, router)
    }
    await showNotes()
  }

  /// Adds a bookmark for the page that was `shown`, or removes it.
  public func toggleBookmark(of shown: (page: PageID, title: String)) async {
    await shelf?.toggle(shown.page, title: shown.title, citer, router)
    await showNotes()
  }

  private var knownTitle: String { knownIssue?.title ?? title ?? "" }

  public func undo() async {
    await shelf?.undo(router)
    await showNotes()
  }

  public func redo() async {
    await shelf?.redo(router)
    await showNotes()
  }

  /// Whether the page has a bookmark.
  public var isBookmarked: Bool { shelf?.isBookmarked(page) ?? false }

  /// Shows what is in the library now.
  public func showNotes() async {
    let asked = page
    // At once, since another screen's write may take long meanwhile.
    async let bookmarks: Void? = shelf?.look()
    async let excerpts = shelf?.excerpts(of: asked)
    await bookmarks
    guard let found = await excerpts, asked == page else { return }
    self.excerpts = found
    showAgain { $0.noting(found) }
  }
}
