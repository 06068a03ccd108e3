import GRDB
import Newspapers
import SQLiteStorage

/// The site of a page, from the file.
enum StoredSite {
  /// Whether the file has sites at all: files of earlier versions have no table for them.
  static func exists(_ db: Database) throws -> Bool { try PageSchema.hasTable("site", db) }

  /// Nil if it is not known.
  static func site(of id: Int, _ db: Database) throws -> IssueSource? {
    guard try exists(db) else { return nil }
    let statement = try db.cachedStatement(
      sql: """
        SELECT page.sequence, page.source, site.address FROM page JOIN site ON site.page = page.id
        WHERE page.id = ?
        """)
    statement.bind(id, at: 1)
    return try statement.first(db) { row in try site(row) }
  }

  /// That of a page, or else of another page of its issue; for an issue, that of any of its pages; for a newspaper,
  /// that of the page that was added last. Nil if none is known.
  static func site(of work: PageAddress, _ db: Database) throws -> IssueSource? {
    guard try exists(db) else { return nil }
    guard let issue = work.issue else { return try site(of: work.lccn, db) }
    let sequence: Int? = if case .page(let page) = work { page.sequence } else { nil }
    let statement = try db.cachedStatement(
      sql: """
        SELECT page.sequence, page.source, site.address FROM page LEFT JOIN site ON site.page = page.id
        WHERE page.lccn = ?1 AND page.day = ?2 AND page.edition = ?3
        ORDER BY page.sequence = ?4 DESC, page.fetched DESC
        """)
    statement.bind(issue.lccn.description, at: 1)
    statement.bind(PreparedPage.day(issue.date), at: 2)
    statement.bind(issue.edition, at: 3)
    statement.bind(sequence, at: 4)
    var found: IssueSource?
    try statement.forEachWhile(db) { row in
      found = try site(row)
      // The page itself may be from the Library, and another page of its issue from a site.
      return found == nil && row.number(0) != sequence
    }
    return found
  }

  private static func site(of lccn: LCCN, _ db: Database) throws -> IssueSource? {
    // In this order, only indexes are read: rows of pages are next to their texts.
    let statement = try db.cachedStatement(
      sql: """
        SELECT max(site.page) FROM page CROSS JOIN site ON site.page = page.id WHERE page.lccn = ?
        """)
    statement.bind(lccn.description, at: 1)
    let id = try statement.first(db) { row in row.optionalNumber(0) }
    return try id.flatMap { try site(of: $0, db) }
  }

  /// - Parameter row: sequence, name of the source, address; the last one is null if it is not known.
  /// - Throws: if the address is not that of the source: SQLite does not notice bytes lost within a value.
  private static func site(_ row: StatementColumns) throws -> IssueSource? {
    guard let address = row.optionalText(2) else { return nil }
    guard let site = IssueSource(address), site.isSite(named: row.text(1)) else {
      throw DatabaseError.damaged("the site of a page is not its source")
    }
    return site
  }
}

extension PageWriter {
  /// Stores which site a page is from, if the stored text is from there.
  /// - Parameter isNew: whether the stored text is the page's, whose site replaces the earlier one.
  func put(siteOf page: KeptPage, at id: Int, isNew: Bool) throws {
    guard hasSites else { return }
    if isNew { try db.execute(sql: "DELETE FROM site WHERE page = ?", arguments: [id]) }
    guard let home = page.home else { return }
    try db.execute(
      sql: "INSERT OR REPLACE INTO site (page, address) SELECT id, ? FROM page WHERE id = ? AND source = ?",
      arguments: [home.stored, id, page.source])
  }
}
