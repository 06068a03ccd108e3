import GRDB
import Newspapers
import SQLiteStorage

/// A row of the table of reading positions.
struct PositionRecord {
  let position: ReadingPosition

  init(_ position: ReadingPosition) { self.position = position }

  init(_ row: Row) throws {
    let address: String = try row.decode(forColumn: "page")
    guard case .page(let page)? = try? PageAddress(address) else {
      throw DatabaseError.damaged("a reading position without a valid page: \(address)")
    }
    position = try ReadingPosition(
      page, of: NewspaperColumns(row).newspaper, at: SourceColumn(row).source,
      place: row.decode(forColumn: "place"),
      line: row.decode(forColumn: "line"), lines: row.decode(forColumn: "lines"),
      isAtEnd: row.decode(forColumn: "at_end"), read: row.decode(forColumn: "read"))
  }

  static func position(in page: PageID, _ db: Database) throws -> ReadingPosition? {
    try Row.fetchOne(db, sql: "SELECT * FROM position WHERE page = ?", arguments: [page.description])
      .map { try PositionRecord($0).position }
  }

  static func positions(of lccn: LCCN, _ db: Database) throws -> [ReadingPosition] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM position WHERE lccn = ? ORDER BY read DESC, page DESC",
      arguments: [lccn.description]
    )
    .map { try PositionRecord($0).position }
  }

  static func last(of lccn: LCCN, _ db: Database) throws -> ReadingPosition? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM position WHERE lccn = ? ORDER BY read DESC, page DESC LIMIT 1",
      arguments: [lccn.description]
    )
    .map { try PositionRecord($0).position }
  }

  /// What is known about the newspaper is not lost if less is known the next time.
  func save(_ db: Database) throws {
    let columns = NewspaperColumns(position.newspaper)
    try db.execute(
      sql: """
        INSERT INTO position (page, lccn, title, places, years, place, line, lines, at_end, read, found_by,
          source)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (page) DO UPDATE SET place = excluded.place, line = excluded.line, lines = excluded.lines,
          at_end = excluded.at_end, read = excluded.read, source = \(SourceColumn.kept),
          title = CASE WHEN excluded.places = '' AND title <> '' THEN title ELSE excluded.title END,
          found_by = CASE WHEN excluded.places = '' AND title <> '' THEN found_by ELSE excluded.found_by END,
          years = CASE WHEN excluded.places = '' THEN years ELSE excluded.years END,
          places = CASE WHEN excluded.places = '' THEN places ELSE excluded.places END
        """,
      arguments: [
        position.page.description, columns.lccn, columns.title, columns.places, columns.years, position.place,
        position.line, position.lines, position.isAtEnd, position.read, columns.foundBy(),
        SourceColumn.stored(position.source),
      ])
  }
}
