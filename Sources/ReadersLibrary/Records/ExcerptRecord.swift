import GRDB
import Newspapers
import SQLiteStorage

/// A row of the table of excerpts.
struct ExcerptRecord {
  let excerpt: Excerpt

  init(_ excerpt: Excerpt) { self.excerpt = excerpt }

  init(_ row: Row) throws {
    let address: String = try row.decode(forColumn: "page")
    let stored: String = try row.decode(forColumn: "source")
    let regions: String = try row.decode(forColumn: "regions")
    let authors: String = try row.decode(forColumn: "authors")
    let tags: String = try row.decode(forColumn: "tags")
    guard case .page(let page)? = try? PageAddress(address), let source = IssueSource(stored) else {
      throw DatabaseError.damaged("a note or clip without a valid page: \(address)")
    }
    excerpt = try Excerpt(
      id: row.decode(forColumn: "id"), of: page, at: source,
      newspaper: NewspaperColumns(row, page.issue.lccn).newspaper,
      regions: regions.split(separator: "\n").map { try ExcerptRecord.region(String($0)) },
      headline: row.decode(forColumn: "headline"), authors: authors.split(separator: "\n").map(String.init),
      printedPage: row.decode(forColumn: "printed_page"),
      note: row.decode(forColumn: "note"), text: row.decode(forColumn: "text"),
      tags: tags.split(separator: "\n").map(String.init), foundBy: row.decode(forColumn: "query"),
      added: row.decode(forColumn: "added"), changed: row.decode(forColumn: "changed"))
  }

  static func excerpt(_ id: String, _ db: Database) throws -> Excerpt? {
    try Row.fetchOne(db, sql: "SELECT * FROM excerpt WHERE id = ?", arguments: [id])
      .map { try ExcerptRecord($0).excerpt }
  }

  /// - Parameter former: adds what the excerpt does not know about its newspaper.
  func save(_ db: Database, completedBy former: Newspaper? = nil) throws {
    let columns = NewspaperColumns(excerpt.newspaper.completed(by: former))
    let words = [excerpt.headline] + excerpt.authors + [excerpt.note, excerpt.text ?? ""] + excerpt.tags
    try db.execute(
      sql: """
        INSERT INTO excerpt (id, page, source, title, places, years, regions, headline, authors, printed_page,
          note, text, tags, query, added, changed, found_by)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET page = excluded.page, source = excluded.source, title = excluded.title,
          places = excluded.places, years = excluded.years, regions = excluded.regions,
          headline = excluded.headline, authors = excluded.authors, printed_page = excluded.printed_page,
          note = excluded.note, text = excluded.text, tags = excluded.tags, query = excluded.query,
          added = excluded.added, changed = excluded.changed, found_by = excluded.found_by
        """,
      arguments: [
        excerpt.id, excerpt.page.description, excerpt.source.stored, columns.title, columns.places,
        columns.years, excerpt.regions.map(ExcerptRecord.written).joined(separator: "\n"), excerpt.headline,
        excerpt.authors.joined(separator: "\n"), excerpt.printedPage, excerpt.note, excerpt.text,
        excerpt.tags.joined(separator: "\n"), excerpt.foundBy, excerpt.added, excerpt.changed,
        columns.foundBy(words),
      ])
  }

  private static func written(_ region: PageBox) -> String {
    region.parts.map { "\($0)" }.joined(separator: " ")
  }

  private static func region(_ written: String) throws -> PageBox {
    guard let region = PageBox(parts: written.split(separator: " ").compactMap { Double($0) }) else {
      throw DatabaseError.damaged("an invalid region of a page: \(written)")
    }
    return region
  }
}
