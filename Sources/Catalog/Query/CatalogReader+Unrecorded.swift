import GRDB
import Newspapers
import SQLiteStorage

extension CatalogReader {
  /// The rows of which nothing is recorded that `filter` compares; none if it compares no such field.
  func unrecorded(_ filter: NewspaperFilter, _ db: Database) throws -> RowSet {
    if let known = unrecordedRows[filter] { return known }
    let kinds: [CatalogTerm.Kind] =
      switch filter {
      case .county: [.county]
      case .city: [.city]
      case .language: [.language]
      case .ethnicity: [.ethnicity]
      case .frequency: [.frequency, .frequencyWords]
      case .state, .digitized, .current, .years, .issueYears, .words: []
      }
    var rows = try filter == .current ? unknownEnds(db) : RowSet(count: count, isFull: !kinds.isEmpty)
    for kind in kinds {
      try remove(kind, from: &rows, db) { _ in true }
    }
    if filter == .county { try remove(.state, from: &rows, db) { !CountyName.isUsed(in: $0) } }
    // Most newspapers were made for no people in particular, and their records name none.
    if filter == .ethnicity, let last = try lastRecord(db) { (1...last).forEach { rows.remove($0) } }
    unrecordedRows[filter] = rows
    return rows
  }

  /// For each row the first and the last of its `PossibleYears`, one after the other; 0 if it may be any year.
  func possibleYears(_ db: Database) throws -> [Int16] {
    if let readPossibleYears { return readPossibleYears }
    var all: [Int16] = try numbers(of: CatalogSchema.possibleYears, perRow: 2, db)
    if all.isEmpty {
      // Catalogs of earlier versions have none.
      let years = try db.cachedStatement(sql: "SELECT start_year, end_year FROM newspaper ORDER BY id")
      try years.forEach(db) { row in
        all += PossibleYears(PublicationYears(from: row.text(0), to: row.text(1))).stored
      }
    }
    guard all.count == 2 * count else { throw DatabaseError.damaged("years are missing") }
    readPossibleYears = all
    return all
  }

  /// The newspapers whose end is unknown.
  private func unknownEnds(_ db: Database) throws -> RowSet {
    var rows = RowSet(count: count)
    let years = try possibleYears(db)
    for row in stride(from: 1, through: count, by: 1) where years[2 * row - 1] == 0 { rows.insert(row) }
    return rows
  }

  /// Removes the newspapers of the terms whose names `isMeant` accepts.
  private func remove(
    _ kind: CatalogTerm.Kind, from rows: inout RowSet, _ db: Database, where isMeant: (String) -> Bool
  ) throws {
    let terms = try db.cachedStatement(sql: "SELECT name, newspapers, sum FROM term WHERE kind = ?")
    terms.bind(kind.rawValue, at: 1)
    try terms.forEach(db) { term in
      guard isMeant(term.text(0)) else { return }
      RowList.forEach(in: try term.checkedBytes(1, sum: 2)) { rows.remove($0) }
    }
  }

  /// The last row that comes from a record of its own; nil if none does. They are before all others.
  private func lastRecord(_ db: Database) throws -> Int? {
    var (low, high) = (0, count)
    let kinds = try db.cachedStatement(sql: "SELECT kind FROM newspaper WHERE id = ?")
    while low < high {
      let middle = (low + high + 1) / 2
      kinds.bind(middle, at: 1)
      let isRecord = try kinds.first(db) { $0.number(0) == StoredNewspaper.Kind.record.rawValue } ?? false
      if isRecord { low = middle } else { high = middle - 1 }
    }
    return low > 0 ? low : nil
  }
}
