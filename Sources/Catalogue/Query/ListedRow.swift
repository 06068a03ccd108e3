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
    return try rows.compactMap { try Row.fetchOne(statement, arguments: [$0]).flatMap(newspaper) }
  }

  /// Nil of a row that no import made.
  static func newspaper(_ row: Row) throws -> Newspaper? {
    guard let lccn = try? LCCN(row[0] as String) else { return nil }
    let (start, end): (String, String) = (row[3], row[4])
    let (frequency, words): (String, String) = (row[6], row[7])
    return Newspaper(
      lccn: lccn, title: row[1], places: Lines.strings(row[2]).compactMap(Place.init),
      years: start.isEmpty && end.isEmpty
        ? nil : PublicationYears(start: CatalogueYear(start), end: CatalogueYear(end)),
      languages: Lines.strings(row[5]), frequency: words.nonEmpty ?? frequency.nonEmpty,
      coverage: coverage(row))
  }

  private static func coverage(_ row: Row) -> DigitisedCoverage? {
    let (first, last): (String?, String?) = (row[8], row[9])
    let issues: Int? = row[10]
    guard first != nil || last != nil || issues != nil else { return nil }
    return DigitisedCoverage(
      firstIssue: first.flatMap { IssueDate($0) }, lastIssue: last.flatMap { IssueDate($0) },
      issueCount: issues)
  }
}
