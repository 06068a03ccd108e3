import GRDB
import Newspapers
import SQLiteStorage

/// A row of the catalog as a list shows it.
enum ListedRow {
  enum Column: Int32, SelectedColumn {
    case id, lccn, title, places, startYear, endYear, languages, frequency, frequencyWords
    case firstIssue, lastIssue, issues, listedSum
    /// Whether a list of digitized newspapers names it, which may be all that the list says.
    case isListed

    var sql: String {
      self == .isListed ? "EXISTS (SELECT 1 FROM coverage WHERE coverage.lccn = newspaper.lccn)" : name
    }
  }

  static let columns = Column.list

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
    sum.add(row.number(Column.id))
    func text(_ column: Column) -> String { row.text(column, &sum) }
    // In the order in which they were stored, or the sum would be another.
    let (number, title, places) = (text(.lccn), text(.title), text(.places))
    let years = PublicationYears(from: text(.startYear), to: text(.endYear))
    let (languages, frequency, words) = (text(.languages), text(.frequency), text(.frequencyWords))
    let (first, last) = (row.optionalText(Column.firstIssue), row.optionalText(Column.lastIssue))
    let issues = row.optionalNumber(Column.issues)
    RowSum.add(first: first, last: last, issues: issues, to: &sum)
    guard sum.value == row.number(Column.listedSum), let lccn = try? LCCN(number) else {
      throw DatabaseError.damaged("row \(row.number(Column.id)) was changed")
    }
    return Newspaper(
      lccn: lccn, title: title, places: Lines.strings(places).compactMap(Place.init), years: years,
      languages: Lines.strings(languages), frequency: words.nonEmpty ?? frequency.nonEmpty,
      coverage: coverage(first, last, issues, isListed: row.number(Column.isListed) != 0))
  }

  private static func coverage(
    _ first: String?, _ last: String?, _ issues: Int?, isListed: Bool
  ) -> DigitizedCoverage? {
    let coverage = DigitizedCoverage(
      firstIssue: first.flatMap { IssueDate($0) }, lastIssue: last.flatMap { IssueDate($0) },
      issueCount: issues)
    return coverage.saysNothing && !isListed ? nil : coverage
  }
}
