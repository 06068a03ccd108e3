import GRDB
import Newspapers
import SQLiteStorage

/// Counts the values of the rows of a list.
struct TallyCount {
  /// Nil for all rows.
  let rows: RowSet?
  /// What the rows match.
  var query = NewspaperQuery()

  func tallies(_ reader: CatalogReader, _ db: Database) throws -> NewspaperTallies {
    var tallies: [CatalogTerm.Kind: [NewspaperTallies.Tally]] = [:]
    var older: [CatalogTerm.Kind: [String: Int]] = [:]
    let filter = PlaceFilter(query)
    // Whatever has a place has a state.
    let within: [CatalogTerm.Kind] = filter.isEmpty ? [.state] : [.county, .city]
    var unplaced = rows ?? RowSet(count: reader.count, isFull: true)
    let sql = """
      SELECT kind, name, count, newspapers, sum,
        instr(name || '--', ' County--') OR instr(name || '--', ' Parish--') OR instr(name, 'St. ')
          OR instr(name, 'Ste. ') OR instr(name, 'Ft. ') OR instr(name, 'Mt. ') FROM term
      """
    try db.cachedStatement(sql: sql).forEach(db) { term in
      guard let kind = CatalogTerm.Kind(rawValue: term.number(0)) else { return }
      let count = try count(term)
      guard count > 0 else { return }
      let name = kind == .county ? term.text(1) + "--" : term.text(1)
      if within.contains(kind), let place = Place(name), filter.hasPart(place) {
        RowList.forEach(in: try term.checkedBytes(3, sum: 4)) { unplaced.remove($0) }
      }
      if term.number(5) != 0, kind == .county || kind == .city,
        let place = Place(name)?.spelledOut,
        place.cataloged != name
      {
        older[kind, default: [:]][place.cataloged, default: 0] += count
      } else {
        tallies[kind, default: []].append(.init(name: name, count: count))
      }
    }
    for (kind, counts) in older {
      tallies[kind] = TallyCount.joined(tallies[kind] ?? [], counts)
    }
    func sorted(_ kind: CatalogTerm.Kind) -> [NewspaperTallies.Tally] {
      (tallies[kind] ?? []).sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
    return NewspaperTallies(
      total: rows?.count ?? reader.count, unplaced: unplaced.count, states: sorted(.state),
      counties: sorted(.county),
      cities: sorted(.city),
      languages: sorted(.language), frequencies: sorted(.frequency), ethnicities: sorted(.ethnicity),
      digitized: tallies[.digitized]?.first?.count ?? 0, knowsDigitized: reader.knowsDigitized,
      current: tallies[.current]?.first?.count ?? 0,
      decades: try decades(reader, db), issueDecades: try issueDecades(reader, db))
  }

  /// Adds what catalogs of earlier versions count under another name of the same place: no record there has
  /// both names.
  private static func joined(
    _ tallies: [NewspaperTallies.Tally], _ older: [String: Int]
  ) -> [NewspaperTallies.Tally] {
    let known = Set(tallies.map(\.name))
    var joined = tallies.map { tally in
      NewspaperTallies.Tally(name: tally.name, count: tally.count + (older[tally.name] ?? 0))
    }
    for (name, count) in older where !known.contains(name) {
      joined.append(NewspaperTallies.Tally(name: name, count: count))
    }
    return joined
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
