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
      let newspaper = known ?? Newspaper(lccn: page.issue.lccn, title: knownIssue?.title ?? title ?? "")
      await shelf?.write(
        change, on: page, at: Citing.source(of: page, archive), of: newspaper,
        foundBy: found?.query.description, router)
    }
    await showNotes()
  }

  public func undo() async {
    await shelf?.undo(router)
    await showNotes()
  }

  /// Shows what is in the library now.
  public func showNotes() async {
    let asked = page
    guard let found = await shelf?.excerpts(of: asked), asked == page else { return }
    excerpts = found
    showAgain { $0.noting(found) }
  }
}
