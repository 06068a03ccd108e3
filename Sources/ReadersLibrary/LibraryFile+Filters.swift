import GRDB
import Newspapers

extension LibraryFile {
  public func savedFilters(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedFilter> {
    try await reading(orElse: .none) { db in
      try Condition(words: words).rows(of: "filter", orderedBy: "found_by, name", window, db) {
        try FilterRecord($0).filter
      }
    }
  }

  @discardableResult
  public func put(_ filter: SavedFilter) async throws(NewspaperError) -> SavedFilter? {
    try await writing { db in
      let former = try FilterRecord.filter(named: filter.name, db)
      try FilterRecord(filter).save(db)
      return former
    }
  }

  @discardableResult
  public func removeFilter(named name: String) async throws(NewspaperError) -> SavedFilter? {
    try await changing(orElse: nil) { db in
      let filter = try FilterRecord.filter(named: name, db)
      try db.execute(sql: "DELETE FROM filter WHERE name = ?", arguments: [name])
      return filter
    }
  }
}
