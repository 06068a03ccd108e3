import GRDB
import Newspapers
import SQLiteStorage

/// Queries an open catalog file, and caches frequent lookups.
final class CatalogReader {
  let count: Int
  /// In seconds since 1970.
  let importedAt: Double
  /// No import is later.
  private static let latest = 1e11
  /// Whether some source has said what is digitized; otherwise only the starter catalog has.
  let knowsDigitized: Bool
  private var spans: [Int16]?
  private var titleHashes: [UInt32]?
  private var issueSpans: [IssueSpan]?
  /// Once they were needed: `possibleYears`, and `unrecorded` by filter.
  var readPossibleYears: [Int16]?
  var unrecordedRows: [NewspaperFilter: RowSet] = [:]
  /// The last search, and the last one without its unfinished word.
  var latestWords: SoughtWords?
  var settledWords: SoughtWords?

  /// Words and the rows that have all of them.
  struct SoughtWords {
    /// For each word the ways in which it may be written.
    let needles: [[SoughtWord]]
    let rows: RowSet
  }

  init(_ db: Database) throws {
    var facts: [String: Double] = [:]
    try db.cachedStatement(sql: "SELECT name, value FROM fact").forEach(db) { row in
      facts[row.text(0)] = row.real(1)
    }
    // Facts have no checksum, and an impossible count would end the program. Rows are numbered from 1 without
    // gaps.
    let rows = try db.cachedStatement(sql: "SELECT max(id) FROM newspaper").first(db) { $0.number(0) } ?? 0
    importedAt = facts["imported_at"] ?? 0
    guard facts["newspapers"] == Double(rows), (0...CatalogReader.latest).contains(importedAt) else {
      throw DatabaseError.damaged("a fact was changed")
    }
    count = rows
    knowsDigitized = facts["knows_digitised"] != 0
  }

  /// The rows of `window` in a list of `rows` (nil for all), in the order of an arrangement.
  func window(_ window: Window, of rows: RowSet?, by order: String, _ db: Database) throws -> [Int] {
    var found: [Int] = []
    guard let rows else {
      let positions = window.rows(of: count)
      guard !positions.isEmpty else { return [] }
      let first = positions.lowerBound / CatalogSchema.partSize
      var position = first * CatalogSchema.partSize
      try forEachPart(of: order, from: first, db) { (numbers: StoredNumbers<UInt32>) in
        let part = position..<position + numbers.count
        for place in positions.clamped(to: part) { found.append(Int(numbers[place - position])) }
        position = part.upperBound
        return position < positions.upperBound
      }
      guard found.count == positions.count else { throw DatabaseError.damaged("rows are missing") }
      return found
    }
    var passed = 0
    try forEachPart(of: order, db) { (numbers: StoredNumbers<UInt32>) in
      for row in numbers where rows.contains(Int(row)) {
        passed += 1
        if passed > window.offset { found.append(Int(row)) }
        if found.count == window.limit { return false }
      }
      return true
    }
    return found
  }

  /// For each row the first and the last year of its `Lifespan`, one after the other; 0 if it has none.
  func spans(_ db: Database) throws -> [Int16] {
    if let spans { return spans }
    let all: [Int16] = try numbers(of: CatalogSchema.spans, perRow: 2, db)
    guard all.count == 2 * count else { throw DatabaseError.damaged("years are missing") }
    spans = all
    return all
  }

  /// The `TitleHash` of each row's title.
  func titleHashes(_ db: Database) throws -> [UInt32] {
    if let titleHashes { return titleHashes }
    let all: [UInt32] = try numbers(of: CatalogSchema.titleHashes, perRow: 1, db)
    guard all.count == count else { throw DatabaseError.damaged("titles are missing") }
    titleHashes = all
    return all
  }

  /// The first and last dates of a row's digitized issues.
  struct IssueSpan {
    let row: Int
    let years: ClosedRange<Int>
  }

  /// For each row whose issues have dates.
  func issueSpans(_ db: Database) throws -> [IssueSpan] {
    if let issueSpans { return issueSpans }
    // The table of coverages is small; scanning the newspapers would take longer than everything else.
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, first_issue, last_issue FROM newspaper WHERE lccn IN (SELECT lccn FROM coverage)
        """)
    var all: [IssueSpan] = []
    try statement.forEach(db) { row in
      let coverage = DigitizedCoverage(
        firstIssue: row.optionalText(1).flatMap { IssueDate($0) },
        lastIssue: row.optionalText(2).flatMap { IssueDate($0) }, issueCount: nil)
      if let years = coverage.years { all.append(IssueSpan(row: row.number(0), years: years)) }
    }
    issueSpans = all
    return all
  }

  /// All numbers of an arrangement, which has `perRow` for each row; empty if the catalog does not have it.
  /// - Throws: `DatabaseError` if a part is not what was stored.
  func numbers<Number: FixedWidthInteger>(
    of name: String, perRow: Int, _ db: Database
  ) throws -> [Number] {
    var all: [Number] = []
    all.reserveCapacity(perRow * count)
    try forEachPart(of: name, db) { (part: StoredNumbers<Number>) in
      all.append(contentsOf: part)
      return true
    }
    return all
  }

  /// Calls `use` with the numbers of an arrangement, part by part, until it returns false.
  /// - Throws: `DatabaseError` if a part is not what was stored.
  func forEachPart<Number: FixedWidthInteger>(
    of name: String, from part: Int = 0, _ db: Database, _ use: (StoredNumbers<Number>) -> Bool
  ) throws {
    let statement = try db.cachedStatement(
      sql: "SELECT numbers, sum FROM arrangement WHERE name = ? AND part >= ? ORDER BY part")
    statement.bind(name, at: 1)
    statement.bind(part, at: 2)
    try statement.forEachWhile(db) { use(StoredNumbers(bytes: try $0.checkedBytes(0, sum: 1))) }
  }
}
