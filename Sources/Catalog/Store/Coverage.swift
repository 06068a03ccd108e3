import GRDB
import Newspapers
import SQLiteStorage

/// What a source has digitized from a newspaper.
struct Coverage: Hashable, Sendable {
  /// As stored by `IssueSource`.
  let source: String
  let lccn: String
  let digitized: DigitizedCoverage

  /// The source of what the starter catalog says: an earlier list of the Library's. It is not an
  /// `IssueSource`.
  static let starter = "starter catalog"

  /// The source of what a table without its own source says, such as the output of `list`: it may name some
  /// newspapers only, so it replaces no list. It is not an `IssueSource`.
  static let selection = "selection"

  /// Whether it comes from a site's own list, which names all that is digitized there.
  var isOfSite: Bool { Coverage.isSite(source) }

  static func isSite(_ source: String) -> Bool { source != starter && source != selection }

  /// If its source said something of the newspaper before, that counts, as for the rest of the row.
  func insert(into db: Database) throws {
    let statement = try db.cachedStatement(
      sql:
        "INSERT OR IGNORE INTO coverage (source, lccn, first_issue, last_issue, issues) VALUES (?, ?, ?, ?, ?)"
    )
    statement.bind(source, at: 1)
    statement.bind(lccn, at: 2)
    statement.bind(digitized.firstIssue?.description, at: 3)
    statement.bind(digitized.lastIssue?.description, at: 4)
    statement.bind(digitized.issueCount, at: 5)
    try statement.step(db)
  }

  static func all(in db: Database) throws -> [Coverage] {
    try Row.fetchAll(db, sql: "SELECT source, lccn, first_issue, last_issue, issues FROM coverage").map {
      row in
      let first: String? = try row.decode(atIndex: 2)
      let last: String? = try row.decode(atIndex: 3)
      return Coverage(
        source: try row.decode(atIndex: 0), lccn: try row.decode(atIndex: 1),
        digitized: DigitizedCoverage(
          firstIssue: first.flatMap { IssueDate($0) }, lastIssue: last.flatMap { IssueDate($0) },
          issueCount: try row.decode(atIndex: 4)))
    }
  }

  /// What all sources together have from each newspaper: from the first issue to the last, with the largest
  /// issue count, because the issues may be the same.
  static func merged(_ coverages: [Coverage]) -> [String: DigitizedCoverage] {
    Dictionary(coverages.map { ($0.lccn, $0.digitized) }) { left, right in
      DigitizedCoverage(
        firstIssue: [left.firstIssue, right.firstIssue].compactMap(\.self).min(),
        lastIssue: [left.lastIssue, right.lastIssue].compactMap(\.self).max(),
        issueCount: [left.issueCount, right.issueCount].compactMap(\.self).max())
    }
  }
}
