import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// Adds what the catalog now knows about newspapers whose pages were stored without title, place or
  /// language.
  /// - Returns: how many pages.
  func complete() async throws(NewspaperError) -> Int {
    let lacking = try readFile { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT DISTINCT lccn FROM page
          WHERE state IS NULL OR county IS NULL OR city IS NULL OR language IS NULL OR title = lccn ORDER BY lccn
          """)
    }
    var known: [Newspaper] = []
    for lccn in (lacking ?? []).compactMap({ try? LCCN($0) }) {
      if let newspaper = await newspaper(lccn) { known.append(newspaper) }
    }
    guard !known.isEmpty else { return 0 }
    return try await write { [known] db in try known.reduce(0) { try $0 + PageIndex.complete($1, db) } }
  }

  private static func complete(_ newspaper: Newspaper, _ db: Database) throws -> Int {
    let lccn = newspaper.lccn.description
    var filled: Set<Int> = []
    func fill(_ values: String, where lacks: String, _ arguments: StatementArguments) throws {
      let sql = "UPDATE page SET \(values) WHERE lccn = :lccn AND \(lacks) RETURNING id"
      filled.formUnion(try Int.fetchAll(db, sql: sql, arguments: arguments + ["lccn": lccn]))
    }
    if newspaper.title != lccn {
      try fill("title = :title", where: "title = lccn", ["title": newspaper.title])
    }
    if !newspaper.languages.isEmpty {
      let languages = newspaper.languages.joined(separator: "\n")
      try fill("language = :languages", where: "language IS NULL", ["languages": languages])
    }
    if let place = newspaper.places.first {
      try fill("state = :state", where: "state IS NULL", ["state": place.state])
    }
    // A page's county and city are those of a place that does not contradict what it says itself.
    for place in newspaper.places {
      for (column, value, other, own) in [
        ("county", place.county, "city", place.city), ("city", place.city, "county", place.county),
      ] {
        guard let value else { continue }
        try fill(
          "\(column) = :value",
          where: "\(column) IS NULL AND state = :state AND (\(other) IS NULL OR \(other) = :own)",
          ["value": value, "state": place.state, "own": own])
      }
    }
    return filled.count
  }
}
