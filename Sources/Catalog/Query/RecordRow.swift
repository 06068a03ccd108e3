import GRDB
import Newspapers
import SQLiteStorage

/// A complete row of the catalog.
enum RecordRow {
  static let columns = """
    \(ListedRow.columns), ethnicities, other_titles, place_of_publication, publisher, subjects, notes, preceding,
    succeeding, oclc, issn, holdings, record_sum
    """

  /// The texts behind those that a list shows.
  /// - Throws: `DatabaseError` if they are not what was stored.
  static func texts(_ row: StatementColumns) throws -> [String] {
    let first = ListedRow.columnCount
    let last = first + Int32(StoredNewspaper.textCount - StoredNewspaper.listedCount)
    var sum = Checksum()
    let texts = (first..<last).map { row.text($0, &sum) }
    guard sum.value == row.number(last) else { throw DatabaseError.damaged("the record was changed") }
    return texts
  }

  static func detail(_ lccn: LCCN, _ db: Database) throws -> NewspaperDetail? {
    let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM newspaper WHERE lccn = ?")
    statement.bind(lccn.description, at: 1)
    let sources = try CatalogSources.sources(of: lccn, db)
    return try statement.first(db) { row in
      let newspaper = try ListedRow.newspaper(row)
      let texts = try RecordRow.texts(row)
      return NewspaperDetail(
        newspaper: newspaper, otherTitles: Lines.strings(texts[1]),
        placeOfPublication: texts[2].nonEmpty, publisher: texts[3].nonEmpty,
        subjects: Lines.strings(texts[4]),
        notes: Lines.strings(texts[5]) + Lines.strings(texts[10]).map { "Held: \($0)" },
        preceding: RelatedTitle.read(texts[6]), succeeding: RelatedTitle.read(texts[7]),
        oclc: texts[8].nonEmpty, issn: texts[9].nonEmpty,
        webAddress: sources.first?.webAddress(of: lccn) ?? IssueSource.libraryAddress(of: lccn),
        otherWebAddresses: sources.dropFirst().compactMap { $0.webAddress(of: lccn) })
    }
  }
}
