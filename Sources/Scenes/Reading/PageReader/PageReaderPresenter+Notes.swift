import MVP
import Newspapers
import Presentation

/// The reader's own notes on the page.
extension PageReaderPresenter {
  /// The note about the whole page; nil if there is none.
  public var pageNote: Excerpt? { excerpts.pageNote }

  /// Changes `excerpt`, or the note about the whole page.
  public func write(_ change: ExcerptChange, on excerpt: Excerpt?) async {
    let page = page
    if let excerpt {
      await shelf?.edit(excerpt, change, router)
    } else {
      let known = await citer?.newspaper(page.issue.lccn)
      await shelf?.write(
        change, on: page, at: Citing.source(of: page, archive),
        of: known ?? Newspaper(lccn: page.issue.lccn, title: knownTitle),
        foundBy: found?.query.description, router)
    }
    await showNotes()
  }

  /// Adds a bookmark for the page, or removes it.
  public func toggleBookmark() async {
    await shelf?.toggle(page, title: knownTitle, citer, router)
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
