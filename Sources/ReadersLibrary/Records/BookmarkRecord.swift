import GRDB
import Newspapers

/// A row of the table of bookmarks.
struct BookmarkRecord {
  let bookmark: Bookmark

  init(_ bookmark: Bookmark) { self.bookmark = bookmark }

  init(_ row: Row) throws {
    let tags: String = try row.decode(forColumn: "tags")
    bookmark = try Bookmark(
      NewspaperColumns(row).newspaper, note: row.decode(forColumn: "note"),
      tags: tags.split(separator: "\n").map(String.init),
      added: row.decode(forColumn: "added"), changed: row.decode(forColumn: "changed"))
  }

  static func bookmark(of lccn: LCCN, _ db: Database) throws -> Bookmark? {
    try Row.fetchOne(db, sql: "SELECT * FROM bookmark WHERE lccn = ?", arguments: [lccn.description])
      .map { try BookmarkRecord($0).bookmark }
  }

  func save(_ db: Database) throws {
    let columns = NewspaperColumns(bookmark.newspaper)
    let place = bookmark.newspaper.places.first.map { TitleText.folded($0.description) } ?? ""
    try db.execute(
      sql: """
        INSERT INTO bookmark (lccn, title, places, years, note, tags, added, changed, sort_title, sort_place, found_by)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (lccn) DO UPDATE SET title = excluded.title, places = excluded.places, years = excluded.years,
          note = excluded.note, tags = excluded.tags, added = excluded.added, changed = excluded.changed,
          sort_title = excluded.sort_title, sort_place = excluded.sort_place, found_by = excluded.found_by
        """,
      arguments: [
        columns.lccn, columns.title, columns.places, columns.years, bookmark.note,
        bookmark.tags.joined(separator: "\n"), bookmark.added, bookmark.changed, bookmark.newspaper.sortTitle,
        place, columns.foundBy([bookmark.note] + bookmark.tags),
      ])
  }
}
