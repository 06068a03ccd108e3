import GRDB
import Newspapers

extension LibraryFile {
  public func savedSearches(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedSearch> {
    try await reading(orElse: .none) { db in
      try Condition(words: words).rows(of: "search", orderedBy: "found_by, name", window, db) {
        try SearchRecord($0).search
      }
    }
  }

  @discardableResult
  public func put(_ search: SavedSearch) async throws(NewspaperError) -> SavedSearch? {
    try await writing { db in
      let former = try SearchRecord.search(named: search.name, db)
      try SearchRecord(search).save(db)
      return former
    }
  }

  @discardableResult
  public func removeSearch(named name: String) async throws(NewspaperError) -> SavedSearch? {
    try await changing(orElse: nil) { db in
      let search = try SearchRecord.search(named: name, db)
      try db.execute(sql: "DELETE FROM search WHERE name = ?", arguments: [name])
      return search
    }
  }
}
