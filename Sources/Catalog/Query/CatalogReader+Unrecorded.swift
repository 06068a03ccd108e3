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

  /// The newspapers whose end is unknown.
  private func unknownEnds(_ db: Database) throws -> RowSet {
    var (rows, isKnown) = (RowSet(count: count), false)
    let terms = try db.cachedStatement(sql: "SELECT newspapers, sum FROM term WHERE kind = ?")
    terms.bind(CatalogTerm.Kind.unknownEnd.rawValue, at: 1)
    try terms.forEach(db) { term in
      RowList.forEach(in: try term.checkedBytes(0, sum: 1)) { rows.insert($0) }
      isKnown = true
    }
    guard !isKnown else { return rows }
    // Catalogs of earlier versions have no such term.
    try db.cachedStatement(sql: "SELECT id, end_year FROM newspaper").forEach(db) { row in
      let years = PublicationYears(start: .unknown, end: CatalogYear(row.text(1)))
      if years.hasUnknownEnd { rows.insert(row.number(0)) }
    }
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
