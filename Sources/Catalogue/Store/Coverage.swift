import GRDB
import Newspapers

/// What a source has digitized of a newspaper.
struct Coverage: Hashable, Sendable {
  /// As stored by `IssueSource`.
  let source: String
  let lccn: String
  let digitised: DigitisedCoverage

  /// The source of what the starter catalogue says: the Library's list of an earlier day, and no `IssueSource`.
  static let starter = "starter catalogue"

  func insert(into db: Database) throws {
    let statement = try db.cachedStatement(
      sql:
        "INSERT OR REPLACE INTO coverage (source, lccn, first_issue, last_issue, issues) VALUES (?, ?, ?, ?, ?)"
    )
    statement.bind(source, at: 1)
    statement.bind(lccn, at: 2)
    statement.bind(digitised.firstIssue?.description, at: 3)
    statement.bind(digitised.lastIssue?.description, at: 4)
    statement.bind(digitised.issueCount, at: 5)
    try statement.step(db)
  }

  static func all(in db: Database) throws -> [Coverage] {
    try Row.fetchAll(db, sql: "SELECT source, lccn, first_issue, last_issue, issues FROM coverage").map {
      row in
      Coverage(
        source: row[0], lccn: row[1],
        digitised: DigitisedCoverage(
          firstIssue: (row[2] as String?).flatMap { IssueDate($0) },
          lastIssue: (row[3] as String?).flatMap { IssueDate($0) }, issueCount: row[4]))
    }
  }

  /// What all sources together have of each newspaper: from the first issue to the last, with the largest
  /// issue count, because the issues may be the same.
  static func merged(_ coverages: [Coverage]) -> [String: DigitisedCoverage] {
    Dictionary(coverages.map { ($0.lccn, $0.digitised) }) { left, right in
      DigitisedCoverage(
        firstIssue: [left.firstIssue, right.firstIssue].compactMap(\.self).min(),
        lastIssue: [left.lastIssue, right.lastIssue].compactMap(\.self).max(),
        issueCount: [left.issueCount, right.issueCount].compactMap(\.self).max())
    }
  }
}
