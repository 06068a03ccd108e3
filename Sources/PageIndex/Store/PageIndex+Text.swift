import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// The text of a page, as from its source; nil if it is not here.
  public func text(of page: PageID, from server: String? = nil) async throws(NewspaperError) -> PageText? {
    let row = try await read { db -> (text: String, source: String, fetched: Double)? in
      let statement = try db.cachedStatement(
        sql: """
          SELECT text, sha256, source, fetched FROM page WHERE lccn = ? AND day = ? AND edition = ? AND sequence = ?
            AND (?5 IS NULL OR source = ?5 OR origin = ?6)
          """)
      statement.bind(page.issue.lccn.description, at: 1)
      statement.bind(PreparedPage.day(page.issue.date), at: 2)
      statement.bind(page.issue.edition, at: 3)
      statement.bind(page.sequence, at: 4)
      statement.bind(server, at: 5)
      statement.bind(KeptPage.Way.imported.rawValue, at: 6)
      return try statement.first(db) { row in
        (try PackedText.unpack(row.bytes(0), sha256: row.bytes(1)), row.text(2), row.real(3))
      }
    }
    // A page with only a local reading has no text from a source.
    return row.flatMap { row in
      row.text.isEmpty
        ? nil
        : PageText(
          page: page, text: row.text, origin: Origin(name: row.source, asOf: row.fetched, isLive: true))
    }
  }
}
