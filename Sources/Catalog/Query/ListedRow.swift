import GRDB
import Newspapers
import SQLiteStorage

/// A row of the catalog as a list shows it.
enum ListedRow {
  static let columns = """
    id, lccn, title, places, start_year, end_year, languages, frequency, frequency_words, first_issue, last_issue,
    issues, listed_sum, EXISTS (SELECT 1 FROM coverage WHERE coverage.lccn = newspaper.lccn)
    """
  /// How many columns that is.
  static let columnCount: Int32 = 14

  /// The newspapers of `rows`, in their order.
  /// - Throws: `DatabaseError` if one of them is missing, or is not what was stored.
  static func newspapers(_ rows: [Int], _ db: Database) throws -> [Newspaper] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(columns) FROM newspaper WHERE id = ?")
    return try rows.map { row in
      statement.bind(row, at: 1)
      guard let newspaper = try statement.first(db, newspaper) else {
        throw DatabaseError.damaged("row \(row) is missing")
      }
      return newspaper
    }
  }

  /// - Throws: `DatabaseError` if the row is not what was stored.
  static func newspaper(_ row: StatementColumns) throws -> Newspaper {
    var sum = Checksum()
    sum.add(row.number(0))
    let texts = (Int32(1)...8).map { row.text($0, &sum) }
    let (first, last, issues) = (row.optionalText(9), row.optionalText(10), row.optionalNumber(11))
    RowSum.add(first: first, last: last, issues: issues, to: &sum)
    guard sum.value == row.number(12), let lccn = try? LCCN(texts[0]) else {
      throw DatabaseError.damaged("row \(row.number(0)) was changed")
    }
    return Newspaper(
      lccn: lccn, title: texts[1], places: Lines.strings(texts[2]).compactMap(Place.init),
      years: PublicationYears(from: texts[3], to: texts[4]),
      languages: Lines.strings(texts[5]), frequency: texts[7].nonEmpty ?? texts[6].nonEmpty,
      coverage: coverage(first, last, issues, isListed: row.number(13) != 0))
  }

  /// - Parameter isListed: whether a list of digitized newspapers names it, which may be all that the list says.
  private static func coverage(
    _ first: String?, _ last: String?, _ issues: Int?, isListed: Bool
  ) -> DigitizedCoverage? {
    let coverage = DigitizedCoverage(
      firstIssue: first.flatMap { IssueDate($0) }, lastIssue: last.flatMap { IssueDate($0) },
      issueCount: issues)
    return coverage.saysNothing && !isListed ? nil : coverage
  }
}
