import MVP
import Newspapers
import Presentation

/// Searches that the reader saves under names.
extension SearchPresenter {
  /// A name for the current search; nil, with an announcement, if there is none.
  public func nameForSearch() -> String? {
    guard let query = line.query else {
      router?.announce("No search to save; type one with \(key: "find", "/")")
      return nil
    }
    return query.description.filter { $0 != "\"" }
  }

  /// Saves `query`, which was on the screen, in the order that the reader chose for it. Another one may be on
  /// its way.
  public func save(_ query: SearchQuery, as name: String) async {
    let chosen = results?.query == query ? results?.wanted : order
    await shelf?.save(query, as: name, source: sourceToSave, order: chosen, router)
  }

  public func openSavedSearches() { router?.open(.savedSearches) }

  /// The latest change first, whether to marks or to the library.
  public func undo() async {
    if undoMarks() { return }
    await shelf?.undo(router, others: changedMarks.count)
    await lookForNotes()
  }

  public func redo() async {
    await shelf?.redo(router)
    await lookForNotes()
  }
}
