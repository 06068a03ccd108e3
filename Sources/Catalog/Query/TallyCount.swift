import GRDB
import Newspapers
import SQLiteStorage

/// Counts the values of the rows of a list.
struct TallyCount {
  /// Nil for all rows.
  let rows: RowSet?

  func tallies(_ reader: CatalogReader, _ db: Database) throws -> NewspaperTallies {
    var tallies: [Term.Kind: [NewspaperTallies.Tally]] = [:]
    try db.cachedStatement(sql: "SELECT kind, name, count, newspapers, sum FROM term").forEach(db) { term in
      guard let kind = Term.Kind(rawValue: term.number(0)) else { return }
      let count = try count(term)
      guard count > 0 else { return }
      let name = term.text(1)
      tallies[kind, default: []].append(.init(name: kind == .county ? name + "--" : name, count: count))
    }
    func sorted(_ kind: Term.Kind) -> [NewspaperTallies.Tally] {
      (tallies[kind] ?? []).sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
    return NewspaperTallies(
      total: rows?.count ?? reader.count, states: sorted(.state), counties: sorted(.county),
      cities: sorted(.city),
      languages: sorted(.language), frequencies: sorted(.frequency), ethnicities: sorted(.ethnicity),
      digitized: tallies[.digitized]?.first?.count ?? 0, knowsDigitized: reader.knowsDigitized,
      current: tallies[.current]?.first?.count ?? 0,
      decades: try decades(reader, db), issueDecades: try issueDecades(reader, db))
  }

  private func count(_ term: StatementColumns) throws -> Int {
    guard let rows else { return term.number(2) }
    var count = 0
    RowList.forEach(in: try term.checkedBytes(3, sum: 4)) { if rows.contains($0) { count += 1 } }
    return count
  }

  func decades(_ reader: CatalogReader, _ db: Database) throws -> [NewspaperTallies.Tally] {
    let spans = try reader.spans(db)
    var lives = DecadeCount()
    spans.withUnsafeBufferPointer { spans in
      (rows ?? RowSet(count: reader.count, isFull: true)).forEach { row in
        guard let lifespan = Lifespan(of: row, in: spans) else { return }
        lives.add(lifespan.decades)
      }
    }
    return lives.tallies
  }

  private func issueDecades(
    _ reader: CatalogReader, _ db: Database
  ) throws -> [NewspaperTallies.Tally] {
    var decades = DecadeCount()
    for span in try reader.issueSpans(db) where rows?.contains(span.row) ?? true {
      decades.add(span.years.lowerBound / 10...span.years.upperBound / 10)
    }
    return decades.tallies
  }
}
