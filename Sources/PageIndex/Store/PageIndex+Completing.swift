import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// Whether a page was stored without some of what `Newspaper.isDescribed` wants.
  static let lacksFacts = """
    (title = lccn OR language IS NULL OR state IS NULL OR city IS NULL
      OR (county IS NULL AND state <> '\(CountyName.stateWithoutCounties)'))
    """

  /// Adds what is now known about newspapers whose pages lack it.
  /// - Parameter some: these newspapers; nil for all.
  /// - Returns: how many pages.
  func complete(_ some: Set<LCCN>? = nil) async throws(NewspaperError) -> Int {
    let lacking = try readFile { db in try PageIndex.lacking(some, db) }
    var known: [Newspaper] = []
    for lccn in (lacking ?? []).compactMap({ try? LCCN($0) }) {
      if let newspaper = try await newspaper(lccn) { known.append(newspaper) }
    }
    guard !known.isEmpty else { return 0 }
    return try await write { [known] db in try known.reduce(0) { try $0 + PageIndex.complete($1, db) } }
  }

  /// The numbers of the newspapers.
  private static func lacking(_ some: Set<LCCN>?, _ db: Database) throws -> [String] {
    guard let some else {
      return try String.fetchAll(
        db, sql: "SELECT DISTINCT lccn FROM page WHERE \(lacksFacts) ORDER BY lccn")
    }
    return try some.map(\.description).sorted().filter { lccn in
      let sql = "SELECT lccn FROM page WHERE lccn = ? AND \(lacksFacts) LIMIT 1"
      return try String.fetchOne(db, sql: sql, arguments: [lccn]) != nil
    }
  }

  /// - Parameter id: the page; nil for all of the newspaper.
  /// - Returns: how many pages.
  @discardableResult
  static func complete(_ newspaper: Newspaper, page id: Int? = nil, _ db: Database) throws -> Int {
    let lccn = newspaper.lccn.description
    let pages = "lccn = :lccn" + (id.map { " AND id = \($0)" } ?? "")
    var filled: Set<Int> = []
    func fill(_ values: String, where lacks: String, _ arguments: StatementArguments) throws {
      let sql = "UPDATE page SET \(values) WHERE \(pages) AND \(lacks) RETURNING id"
      filled.formUnion(try Int.fetchAll(db, sql: sql, arguments: arguments + ["lccn": lccn]))
    }
    if !newspaper.isUntitled {
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
