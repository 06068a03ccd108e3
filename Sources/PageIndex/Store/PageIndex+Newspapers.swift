import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// The title and the place that pages of a newspaper have here; nil if none has any. Languages are a page's
  /// own.
  public func stated(_ lccn: LCCN) throws(NewspaperError) -> Newspaper? {
    try readFile { db in try PageIndex.stated(lccn, db) } ?? nil
  }

  private static func stated(_ lccn: LCCN, _ db: Database) throws -> Newspaper? {
    let title = try String.fetchOne(
      db, sql: "SELECT title FROM page WHERE lccn = ? AND title <> lccn LIMIT 1",
      arguments: [lccn.description])
    let place = try place(of: lccn, db)
    guard title != nil || place != nil else { return nil }
    return Newspaper(lccn: lccn, title: title ?? "", places: place.map { [$0] } ?? [])
  }

  /// Where pages of a newspaper say that it appeared; nil if none does.
  static func place(of lccn: LCCN, _ db: Database) throws -> Place? {
    let row = try Row.fetchOne(
      db, sql: "SELECT state, county, city FROM page WHERE lccn = ? AND state IS NOT NULL LIMIT 1",
      arguments: [lccn.description])
    return try row.map { row in
      let (state, county, city): (String, String?, String?) = try (
        row.decode(forColumn: "state"), row.decode(forColumn: "county"), row.decode(forColumn: "city")
      )
      return Place(state: state, county: county, city: city)
    }
  }
}
