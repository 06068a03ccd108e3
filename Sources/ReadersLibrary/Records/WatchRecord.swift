import GRDB
import Newspapers

/// A row of the table of watched searches.
struct WatchRecord {
  let watched: WatchedSearch

  init(_ watched: WatchedSearch) { self.watched = watched }

  init(_ row: Row) throws {
    let batches: String = try row.decode(forColumn: "batches")
    watched = try WatchedSearch(
      search: row.decode(forColumn: "search"), server: row.decode(forColumn: "server"),
      batches: Set(batches.split(separator: "\n").map(String.init)), begun: row.decode(forColumn: "begun"),
      watched: row.decode(forColumn: "watched"))
  }

  static func watched(_ search: String, at server: String, _ db: Database) throws -> WatchedSearch? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM watched WHERE search = ? AND server = ?", arguments: [search, server]
    )
    .map { try WatchRecord($0).watched }
  }

  /// Batches are added to the known ones: another program may have watched meanwhile.
  /// - Parameter anew: whether to ignore what was known before.
  func save(_ db: Database, anew: Bool) throws {
    let former = anew ? nil : try WatchRecord.watched(watched.search, at: watched.server, db)
    let batches = watched.batches.union(former?.batches ?? []).sorted().joined(separator: "\n")
    try db.execute(
      sql: """
        INSERT INTO watched (search, server, batches, begun, watched) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (search, server) DO UPDATE SET batches = excluded.batches, begun = excluded.begun,
          watched = max(watched, excluded.watched)
        """,
      arguments: [
        watched.search, watched.server, batches, former?.begun ?? watched.begun, watched.watched,
      ])
  }
}

/// A row of the table of pages that were reported as new.
struct ReportRecord {
  let report: ReportedPage

  init(_ report: ReportedPage) { self.report = report }

  /// Nil if the page cannot be read.
  init?(_ row: Row) throws {
    let address: String = try row.decode(forColumn: "page")
    guard let page = (try? PageAddress(address))?.page else { return nil }
    report = try ReportedPage(
      search: row.decode(forColumn: "search"), page: page, title: row.decode(forColumn: "title"),
      snippet: row.decode(forColumn: "snippet"),
      address: row.decode(forColumn: "address"), found: row.decode(forColumn: "found"))
  }

  func save(_ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO reported (search, page, title, snippet, address, found) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (search, page) DO NOTHING
        """,
      arguments: [
        report.search, report.page.description, report.title, report.snippet, report.address, report.found,
      ])
  }
}
