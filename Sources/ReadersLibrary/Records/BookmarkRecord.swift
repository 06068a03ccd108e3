import GRDB
import Newspapers
import SQLiteStorage

/// A row of the table of bookmarks.
struct BookmarkRecord {
  let bookmark: Bookmark

  init(_ bookmark: Bookmark) { self.bookmark = bookmark }

  init(_ row: Row) throws {
    let tags: String = try row.decode(forColumn: "tags")
    bookmark = try Bookmark(
      NewspaperColumns(row).newspaper,
      target: BookmarkRecord.target(row.decode(forColumn: "target")), at: SourceColumn(row).source,
      note: row.decode(forColumn: "note"),
      tags: tags.split(separator: "\n").map(String.init),
      added: row.decode(forColumn: "added"), changed: row.decode(forColumn: "changed"))
  }

  /// - Parameter written: as in the table.
  static func target(_ written: String) throws -> PageAddress {
    guard let target = try? PageAddress(written) else {
      throw DatabaseError.damaged("a bookmark that is not of a newspaper, issue or page: \(written)")
    }
    return target
  }

  static func bookmark(of target: PageAddress, _ db: Database) throws -> Bookmark? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM bookmark WHERE target = ?", arguments: [target.description]
    )
    .map { try BookmarkRecord($0).bookmark }
  }

  /// - Parameter former: adds what the bookmark does not know about its newspaper.
  func save(_ db: Database, completedBy former: Newspaper? = nil) throws {
    let newspaper = bookmark.newspaper.completed(by: former)
    let columns = NewspaperColumns(newspaper)
    let place = newspaper.places.first.map { TitleText.folded($0.description) } ?? ""
    try db.execute(
      sql: """
        INSERT INTO bookmark (target, lccn, title, places, years, note, tags, added, changed, sort_title, sort_place, found_by,
          source)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (target) DO UPDATE SET title = excluded.title, places = excluded.places, years = excluded.years,
          note = excluded.note, tags = excluded.tags, added = excluded.added, changed = excluded.changed,
          sort_title = excluded.sort_title, sort_place = excluded.sort_place, found_by = excluded.found_by,
          source = \(SourceColumn.kept)
        """,
      arguments: [
        bookmark.target.description, columns.lccn, columns.title, columns.places, columns.years,
        bookmark.note,
        bookmark.tags.joined(separator: "\n"), bookmark.added, bookmark.changed, newspaper.sortTitle,
        place, columns.foundBy([bookmark.target.description, bookmark.note] + bookmark.tags),
        SourceColumn.stored(bookmark.source),
      ])
  }
}
