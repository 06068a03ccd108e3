import GRDB
import Newspapers

extension LibraryFile {
  /// In one transaction, since the first screen waits for it.
  public func front(_ limit: Int) async throws(NewspaperError) -> LibraryFront {
    try await reading(orElse: LibraryFront()) { db in
      let (all, window) = (Condition(words: ""), Window(offset: 0, limit: limit))
      var front = LibraryFront()
      let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM position") ?? 0
      front.positions = LibraryRows(try LibraryFile.latestPositions(limit, db), total: total)
      front.bookmarks = try all.rows(of: "bookmark", orderedBy: "added DESC, rowid DESC", window, db) {
        try BookmarkRecord($0).bookmark
      }
      front.searches = try all.rows(of: "search", orderedBy: "found_by, name", window, db) {
        try SearchRecord($0).search
      }
      for search in front.searches.rows {
        front.news[search.name] = try LibraryFile.news(of: search.name, db)
      }
      front.sessions = try SessionRecord.sessions(db)
      front.bookmarked = try LibraryFile.bookmarked(of: front.positions.rows.map { .page($0.page) }, db)
      return front
    }
  }

  /// The pages reported when the search was last watched; nil if it never was.
  private static func news(of search: String, _ db: Database) throws -> SearchNews? {
    let watched = try Double.fetchOne(
      db, sql: "SELECT max(watched) FROM watched WHERE search = ?", arguments: [search])
    guard let watched else { return nil }
    let pages = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM reported WHERE search = ? AND found >= ?", arguments: [search, watched])
    return SearchNews(watched: watched, pages: pages ?? 0)
  }
}
