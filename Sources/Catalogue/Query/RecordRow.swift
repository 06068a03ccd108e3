import GRDB
import Newspapers

/// A complete row of the catalogue.
enum RecordRow {
  static func detail(_ lccn: LCCN, _ db: Database) throws -> NewspaperDetail? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(ListedRow.columns), other_titles, place_of_publication, publisher, subjects, notes, preceding,
          succeeding, oclc, issn, holdings
        FROM newspaper WHERE lccn = ?
        """)
    statement.bind(lccn.description, at: 1)
    let sources = try CatalogueSources.sources(of: lccn, db)
    return try statement.first(db) { row in
      guard let newspaper = ListedRow.newspaper(row) else { return nil }
      return NewspaperDetail(
        newspaper: newspaper, otherTitles: Lines.strings(row.text(11)),
        placeOfPublication: row.text(12).nonEmpty, publisher: row.text(13).nonEmpty,
        subjects: Lines.strings(row.text(14)),
        notes: Lines.strings(row.text(15)) + Lines.strings(row.text(20)).map { "Held: \($0)" },
        preceding: RelatedTitle.read(row.text(16)), succeeding: RelatedTitle.read(row.text(17)),
        oclc: row.text(18).nonEmpty, issn: row.text(19).nonEmpty,
        webAddress: (sources.first ?? .library).webAddress(of: lccn),
        otherWebAddresses: sources.dropFirst().map { $0.webAddress(of: lccn) })
    }
  }
}
