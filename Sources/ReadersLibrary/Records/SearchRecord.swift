import GRDB
import Newspapers

/// A row of the table of saved searches.
struct SearchRecord {
  let search: SavedSearch

  init(_ search: SavedSearch) { self.search = search }

  init(_ row: Row) throws {
    let sort: String? = try row.decode(forColumn: "sort")
    search = try SavedSearch(
      name: row.decode(forColumn: "name"), query: row.decode(forColumn: "query"),
      source: row.decode(forColumn: "source"),
      order: sort.flatMap { SearchOrder(rawValue: $0) },
      created: row.decode(forColumn: "created"), changed: row.decode(forColumn: "changed"))
  }

  static func search(named name: String, _ db: Database) throws -> SavedSearch? {
    try Row.fetchOne(db, sql: "SELECT * FROM search WHERE name = ?", arguments: [name])
      .map { try SearchRecord($0).search }
  }

  func save(_ db: Database) throws {
    try forgetFormer(db)
    try db.execute(
      sql: """
        INSERT INTO search (name, query, source, sort, created, changed, found_by) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET query = excluded.query, source = excluded.source, sort = excluded.sort,
          created = min(created, excluded.created), changed = excluded.changed, found_by = excluded.found_by
        """,
      arguments: [
        search.name, search.query, search.source, search.order?.rawValue, search.created, search.changed,
        TitleText.folded([search.name, search.query].joined(separator: " ")),
      ])
  }

  /// A new search may have the name of a removed one, but inherits nothing of what that one reported. A
  /// restored search is older than its reports.
  private func forgetFormer(_ db: Database) throws {
    guard try SearchRecord.search(named: search.name, db) == nil else { return }
    try db.execute(
      sql: """
        DELETE FROM reported WHERE search = :name
          AND EXISTS (SELECT 1 FROM watched WHERE search = :name AND begun < :created);
        DELETE FROM watched WHERE search = :name AND begun < :created;
        """,
      arguments: ["name": search.name, "created": search.created])
  }
}
