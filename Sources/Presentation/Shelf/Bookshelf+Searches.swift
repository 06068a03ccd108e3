import Clock
import MVP
import Newspapers

/// Saved searches.
extension Bookshelf {
  /// - Parameters:
  ///   - source: the source that the user named; nil if none.
  ///   - order: nil for the default one.
  public func save(
    _ query: SearchQuery, as name: String, source: String?, order: SearchOrder?, _ router: (any Announcer)?
  ) async {
    guard SavedSearch.isName(name) else {
      let isBlank = OwnWords.line(name).isEmpty
      router?.announce(failure: "Saved searches need a name" + (isBlank ? "" : " without quotation marks"))
      return
    }
    await telling(router) { () throws(NewspaperError) in
      let search = SavedSearch(
        name: name, query: query.description, source: source, order: order, created: clock.now,
        changed: clock.now)
      try await SavedSearches(library).check(search)
      let former = try await library.put(search)
      remember(.search(ShelfChange(before: former, after: search)))
      guard former != nil else {
        return "Search saved\(hint: "; \(key: "saved-searches", "'") lists all"): “\(search.name)”"
      }
      return "Search saved over the old one\(Undoable.hint): “\(search.name)”"
    }
  }

  func removed(_ search: SavedSearch) async throws(NewspaperError) -> String {
    guard let removed = try await library.removeSearch(named: search.name) else { return "Already removed" }
    remember(.search(ShelfChange(before: removed, after: nil)))
    return "Search removed\(Undoable.hint): “\(removed.name)”"
  }
}
