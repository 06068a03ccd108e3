import GRDB
import Newspapers
import SQLiteStorage

/// A complete row of the catalog.
enum RecordRow {
  /// Those behind the columns of a list's row.
  enum Column: Int32, SelectedColumn {
    case ethnicities, otherTitles, placeOfPublication, publisher, subjects, notes, preceding, succeeding
    case oclc, issn, holdings, recordSum

    static let texts = allCases.filter { $0 != .recordSum }

    var place: Int32 { ListedRow.Column.isListed.place + 1 + rawValue }
  }

  static let columns = "\(ListedRow.columns), \(Column.list)"

  /// The texts behind those that a list shows, in the order of `Column.texts`.
  /// - Throws: `DatabaseError` if they are not what was stored.
  static func texts(_ row: StatementColumns) throws -> [String] {
    var sum = Checksum()
    let texts = Column.texts.map { row.text($0, &sum) }
    guard sum.value == row.number(Column.recordSum) else {
      throw DatabaseError.damaged("the record was changed")
    }
    return texts
  }

  static func detail(_ lccn: LCCN, _ db: Database) throws -> NewspaperDetail? {
    let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM newspaper WHERE lccn = ?")
    statement.bind(lccn.description, at: 1)
    let sources = try CatalogSources.sources(of: lccn, db)
    return try statement.first(db) { row in
      let newspaper = try ListedRow.newspaper(row)
      let texts = try RecordRow.texts(row)
      func text(_ column: Column) -> String { texts[Int(column.rawValue)] }
      return NewspaperDetail(
        newspaper: newspaper, otherTitles: Lines.strings(text(.otherTitles)),
        placeOfPublication: text(.placeOfPublication).nonEmpty, publisher: text(.publisher).nonEmpty,
        subjects: Lines.strings(text(.subjects)),
        notes: Lines.strings(text(.notes)) + Lines.strings(text(.holdings)).map { "Held: \($0)" },
        preceding: RelatedTitle.read(text(.preceding)), succeeding: RelatedTitle.read(text(.succeeding)),
        oclc: text(.oclc).nonEmpty, issn: text(.issn).nonEmpty,
        webAddress: sources.first?.webAddress(of: lccn) ?? IssueSource.libraryAddress(of: lccn),
        otherWebAddresses: sources.dropFirst().compactMap { $0.webAddress(of: lccn) })
    }
  }
}
