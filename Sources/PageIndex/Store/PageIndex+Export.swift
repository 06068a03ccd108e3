import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// The checksums of all texts but those that came with the responses to searches: if the same one is imported, it
  /// is kept from other responses.
  func storedTexts() throws(NewspaperError) -> [PageID: StoredText] {
    try readFile { db in
      var texts: [PageID: StoredText] = [:]
      let hasSite = try StoredSite.exists(db) ? "id IN (SELECT page FROM site)" : "0"
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(PageColumn.list), sha256, \(hasSite), language IS NOT NULL FROM page
          WHERE origin <> \(KeptPage.Way.found.rawValue)
          """)
      try statement.forEach(db) { row in
        guard let page = PageIndex.page(row) else { return }
        texts[page] = StoredText(
          sha256: Array(row.bytes(PageColumn.end)), hasSite: row.number(PageColumn.end + 1) != 0,
          hasLanguage: row.number(PageColumn.end + 2) != 0)
      }
      return texts
    } ?? [:]
  }

  /// What a line has of a page, besides which one it is.
  private enum Exported: Int32, PageFactColumn {
    case title, state, county, city, language, batch, source, fetched, text, sha256, words, origin
    case read, quality

    static let columns = row
  }

  /// Some pages as lines of JSON, by id. What cannot be read does not keep back the rest.
  /// - Parameter last: the id of the last page in the previous lines; 0 to begin.
  /// - Returns: nil at the end.
  public func exported(after last: Int) throws(NewspaperError) -> IndexExport? {
    // Outside a transaction, which ends where something cannot be read.
    try withFile { db -> IndexExport? in
      let ids = try PageIndex.ids(after: last, db)
      guard let last = ids.last else { return nil }
      var (lines, faults, lost): ([[UInt8]], [String], Int) = ([], [], 0)
      for id in ids {
        let before = faults.count
        do {
          let line = try PageIndex.line(of: id, db) { faults.append($0) }
          if let line { lines.append(line) } else if faults.count > before { lost += 1 }
        } catch let error as DatabaseError where error.isUnreadable {
          guard PageIndex.mayExist(id, db) else { continue }
          faults.append("\(PageIndex.name(of: id, db)): its text was changed or cannot be read")
          lost += 1
        }
      }
      return IndexExport(lines: lines, faults: faults, lost: lost, last: last)
    } ?? nil
  }

  /// How many pages are exported at once.
  private static let part = 50

  /// The next ids, or numbers that may be ids if the pages between cannot be listed; none at the end.
  private static func ids(after last: Int, _ db: Database) throws -> [Int] {
    do {
      return try Int.fetchAll(
        db, sql: "SELECT id FROM page WHERE id > ? ORDER BY id LIMIT \(part)", arguments: [last])
    } catch let error as DatabaseError where error.isUnreadable {
      let end = try greatestID(db)
      return last < end ? Array(last + 1...min(last + part, end)) : []
    }
  }

  /// The table of words has the same ids, in another part of the file.
  private static func greatestID(_ db: Database) throws -> Int {
    do { return try Int.fetchOne(db, sql: "SELECT max(id) FROM page") ?? 0 } catch let error as DatabaseError
      where error.isUnreadable
    { return try Int.fetchOne(db, sql: "SELECT max(id) FROM words_docsize") ?? 0 }
  }

  /// Whether there was a page that cannot be read, as far as the table of words knows.
  private static func mayExist(_ id: Int, _ db: Database) -> Bool {
    let count = try? Int.fetchOne(
      db, sql: "SELECT count(*) FROM words_docsize WHERE id = ?", arguments: [id])
    return count != 0
  }

  /// Nil if nothing of its texts can be read.
  private static func line(
    of id: Int, _ db: Database, note: (String) -> Void
  ) throws -> [UInt8]? {
    var reading: String?
    do { reading = try StoredReading.text(of: id, db) } catch let error as DatabaseError
      where error.isUnreadable
    { note("\(PageIndex.name(of: id, db)): its reading was changed or cannot be read") }
    var home: IssueSource?
    do { home = try StoredSite.site(of: id, db) } catch let error as DatabaseError where error.isUnreadable {
      note("\(PageIndex.name(of: id, db)): its site was changed or cannot be read")
    }
    let statement = try db.cachedStatement(sql: "SELECT \(Exported.columns) FROM page WHERE id = ?")
    statement.bind(id, at: 1)
    return try statement.first(db) { row in
      guard let page = PageIndex.page(row) else { throw DatabaseError.damaged("a page has no number or day") }
      let source = try StoredSource(
        row.bytes(Exported.text), sha256: row.bytes(Exported.sha256), words: row.number(Exported.words))
      if source.text == nil { note("\(PageIndex.name(row)): its text was changed or cannot be read") }
      guard let text = source.text ?? reading.map({ _ in "" }) else { return nil }
      let languages = row.text(Exported.language).split(separator: "\n").map(String.init)
      let exported = ExportedPage(
        page: WrittenPage(page), title: row.text(Exported.title), state: row.optionalText(Exported.state),
        county: row.optionalText(Exported.county), city: row.optionalText(Exported.city),
        languages: languages.isEmpty ? nil : languages, batch: row.optionalText(Exported.batch),
        source: row.text(Exported.source), way: KeptPage.Way(rawValue: row.number(Exported.origin))?.written,
        fetched: row.real(Exported.fetched), read: row.optionalReal(Exported.read),
        quality: row.optionalReal(Exported.quality), text: text, reading: reading,
        site: home?.stored)
      return try exported.written()
    }
  }

  /// For display, even if most of the page cannot be read.
  private static func name(of id: Int, _ db: Database) -> String {
    let name = try? db.cachedStatement(sql: "SELECT \(PageColumn.list) FROM page WHERE id = ?")
    name?.bind(id, at: 1)
    return (try? name?.first(db) { row in PageIndex.name(row) }) ?? "page \(id) of the file"
  }
}
