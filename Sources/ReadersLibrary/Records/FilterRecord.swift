import FoundationEssentials
import GRDB
import Newspapers

/// A row of the table of saved filters; the fields are a JSON object of strings.
struct FilterRecord {
  let filter: SavedFilter

  init(_ filter: SavedFilter) { self.filter = filter }

  init(_ row: Row) throws {
    let json: String = try row.decode(forColumn: "fields")
    filter = try SavedFilter(
      name: row.decode(forColumn: "name"),
      fields: JSONDecoder().decode([String: String].self, from: Data(json.utf8)),
      saved: row.decode(forColumn: "saved"))
  }

  static func filter(named name: String, _ db: Database) throws -> SavedFilter? {
    try Row.fetchOne(db, sql: "SELECT * FROM filter WHERE name = ?", arguments: [name])
      .map { try FilterRecord($0).filter }
  }

  func save(_ db: Database) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(filter.fields), as: UTF8.self)
    let words = filter.fields.keys.sorted().compactMap { filter.fields[$0] }
    try db.execute(
      sql: """
        INSERT INTO filter (name, fields, saved, found_by) VALUES (?, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET fields = excluded.fields, saved = excluded.saved, found_by = excluded.found_by
        """,
      arguments: [
        filter.name, json, filter.saved, TitleText.folded(([filter.name] + words).joined(separator: " ")),
      ])
  }
}
