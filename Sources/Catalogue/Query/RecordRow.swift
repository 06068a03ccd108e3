import GRDB
import Newspapers

/// A row of the catalogue with all that it says.
enum RecordRow {
  static func detail(_ lccn: LCCN, _ db: Database) throws -> NewspaperDetail? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT \(ListedRow.columns), other_titles, place_of_publication, publisher, subjects, notes, preceding,
          succeeding, oclc, issn, holdings
        FROM newspaper WHERE lccn = ?
        """, arguments: [lccn.description])
    guard let row, let newspaper = try ListedRow.newspaper(row) else { return nil }
    func text(_ index: Int) -> String { row[index] }
    return NewspaperDetail(
      newspaper: newspaper, otherTitles: Lines.strings(text(11)), placeOfPublication: text(12).nonEmpty,
      publisher: text(13).nonEmpty, subjects: Lines.strings(text(14)),
      notes: Lines.strings(text(15)) + Lines.strings(text(20)).map { "Held: \($0)" },
      preceding: RelatedTitle.read(text(16)), succeeding: RelatedTitle.read(text(17)),
      oclc: text(18).nonEmpty,
      issn: text(19).nonEmpty, webAddress: "https://www.loc.gov/item/\(lccn)/")
  }
}
