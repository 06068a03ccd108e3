import GRDB
import Newspapers

/// A row of the table of newspapers opened.
struct VisitRecord {
  let visit: Visit

  init(_ visit: Visit) { self.visit = visit }

  init(_ row: Row) throws {
    visit = try Visit(NewspaperColumns(row).newspaper, opened: row.decode(forColumn: "opened"))
  }

  static func visit(of lccn: LCCN, _ db: Database) throws -> Visit? {
    try Row.fetchOne(db, sql: "SELECT * FROM visit WHERE lccn = ?", arguments: [lccn.description])
      .map { try VisitRecord($0).visit }
  }

  /// - Parameter former: adds what the visit does not know about its newspaper.
  func save(_ db: Database, completedBy former: Newspaper? = nil) throws {
    let columns = NewspaperColumns(visit.newspaper.completed(by: former))
    try db.execute(
      sql: """
        INSERT INTO visit (lccn, title, places, years, opened, found_by) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (lccn) DO UPDATE SET title = excluded.title, places = excluded.places, years = excluded.years,
          opened = excluded.opened, found_by = excluded.found_by
        """,
      arguments: [
        columns.lccn, columns.title, columns.places, columns.years, visit.opened, columns.foundBy(),
      ])
  }
}
