import GRDB
import Newspapers

/// A row of the catalogue as a list shows it.
enum ListedRow {
  static let columns = """
    lccn, title, places, start_year, end_year, languages, frequency, frequency_words, first_issue, last_issue, issues
    """

  /// The newspapers of `rows`, in their order.
  static func newspapers(_ rows: [Int], _ db: Database) throws -> [Newspaper] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(columns) FROM newspaper WHERE id = ?")
    return try rows.compactMap { row in
      statement.bind(row, at: 1)
      return try statement.first(db, newspaper)
    }
  }

  /// Nil for a row that no import made.
  static func newspaper(_ row: StatementColumns) -> Newspaper? {
    guard let lccn = try? LCCN(row.text(0)) else { return nil }
    let (start, end) = (row.text(3), row.text(4))
    return Newspaper(
      lccn: lccn, title: row.text(1), places: Lines.strings(row.text(2)).compactMap(Place.init),
      years: start.isEmpty && end.isEmpty
        ? nil : PublicationYears(start: CatalogueYear(start), end: CatalogueYear(end)),
      languages: Lines.strings(row.text(5)), frequency: row.text(7).nonEmpty ?? row.text(6).nonEmpty,
      coverage: coverage(row))
  }

  private static func coverage(_ row: StatementColumns) -> DigitisedCoverage? {
    let (first, last) = (row.optionalText(8), row.optionalText(9))
    let issues = row.optionalNumber(10)
    guard first != nil || last != nil || issues != nil else { return nil }
    return DigitisedCoverage(
      firstIssue: first.flatMap { IssueDate($0) }, lastIssue: last.flatMap { IssueDate($0) },
      issueCount: issues)
  }
}
