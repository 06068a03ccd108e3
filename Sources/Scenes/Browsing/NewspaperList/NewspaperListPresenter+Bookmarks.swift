import MVP
import Newspapers
import Presentation

/// How the list uses the reader's library.
extension NewspaperListPresenter {
  /// Shows which newspapers have bookmarks; does nothing if the library cannot be used.
  public func showBookmarks() async {
    guard let shelf else { return }
    await shelf.look()
    showAgain { $0.marked(shelf.marked) }
  }

  public func toggleBookmark(of row: NewspaperRow) async {
    guard let shelf else { return }
    await shelf.toggle(row.newspaper, at: citer?.source(of: .newspaper(row.lccn)), router)
    showAgain { $0.marked(shelf.marked) }
  }

  public func undo() async {
    guard let shelf else { return }
    await shelf.undo(router)
    showAgain { $0.marked(shelf.marked) }
  }

  public func redo() async {
    guard let shelf else { return }
    await shelf.redo(router)
    showAgain { $0.marked(shelf.marked) }
  }

  public func openBookmarks() { router?.open(.bookmarks) }

  /// A name for the current filters; nil, with an announcement, if there are none.
  public func nameForFilters() -> String? {
    if query.listWords.isEmpty {
      router?.announce("No filters to save; set some with \(key: "find", "/") or \(key: "filter", "f")")
    }
    return query.listWords.isEmpty ? nil : query.listWords
  }

  public func save(_ query: NewspaperQuery, as name: String) async {
    await shelf?.save(query, as: name, router)
  }
}
