import GRDB
import Newspapers
import SQLiteStorage

/// Finds the rows that have the values in a query.
struct TermFilter {
  let query: NewspaperQuery
  let count: Int

  /// What the filters find, except years and words.
  struct Found {
    /// The rows that pass all of them.
    var rows: RowSet
    /// Those, and the ones of which too little is recorded to say so.
    var possible: RowSet
    /// For each filter by something that is not recorded of all rows: those rows.
    var unknown: [NewspaperFilter: RowSet] = [:]

    mutating func narrow(to some: RowSet) {
      rows.formIntersection(some)
      possible.formIntersection(some)
    }

    mutating func narrow(to some: RowSet, by filter: NewspaperFilter, unknown others: RowSet) {
      rows.formIntersection(some)
      narrowPossible(to: some, by: filter, unknown: others)
    }

    mutating func narrowPossible(to some: RowSet, by filter: NewspaperFilter, unknown others: RowSet) {
      var either = some
      either.formUnion(others)
      possible.formIntersection(either)
      unknown[filter] = others
    }
  }

  /// Nil if there are none of these filters.
  func found(in reader: CatalogReader, _ db: Database) throws -> Found? {
    let all = RowSet(count: count, isFull: true)
    var found = Found(rows: all, possible: all)
    let isPlaced = try narrowToPlace(&found, reader, db)
    if query.isDigitized { found.narrow(to: try rows(.digitized, folded: "yes", db) { _ in true }) }
    if query.isCurrent {
      found.narrow(
        to: try rows(.current, folded: "yes", db) { _ in true }, by: .current,
        unknown: try reader.unrecorded(.current, db))
    }
    for (kind, filter, wanted) in [
      (CatalogTerm.Kind.language, NewspaperFilter.language, query.language),
      (.ethnicity, .ethnicity, query.ethnicity),
    ] {
      guard let wanted else { continue }
      found.narrow(
        to: try rows(kind, folded: TitleText.folded(wanted), db) { _ in true }, by: filter,
        unknown: try reader.unrecorded(filter, db))
    }
    if let words = query.frequency.map(TitleText.folded) {
      var some = try rows(.frequency, folded: words, db) { _ in true }
      some.formUnion(try rows(.frequencyWords, folded: words, db) { _ in true })
      found.narrow(to: some, by: .frequency, unknown: try reader.unrecorded(.frequency, db))
    }
    let others = [query.language, query.ethnicity, query.frequency].contains { $0 != nil }
    return isPlaced || others || query.isDigitized || query.isCurrent ? found : nil
  }

  /// - Returns: whether the query names a place.
  private func narrowToPlace(_ found: inout Found, _ reader: CatalogReader, _ db: Database) throws -> Bool {
    guard let exact = try placeRows(db) else { return false }
    found.rows.formIntersection(exact)
    func rows(county: String? = nil, city: String? = nil) throws -> RowSet {
      if county == query.county, city == query.city { return exact }
      let part = NewspaperQuery(state: query.state, county: county, city: city)
      return try TermFilter(query: part, count: count).placeRows(db) ?? exact
    }
    if query.state != nil { found.possible.formIntersection(try rows()) }
    if let county = query.county {
      found.narrowPossible(
        to: try rows(county: county), by: .county, unknown: try reader.unrecorded(.county, db))
    }
    if let city = query.city {
      found.narrowPossible(to: try rows(city: city), by: .city, unknown: try reader.unrecorded(.city, db))
    }
    return true
  }

  /// The smallest of state, county and city decides; its name contains the larger ones.
  private func placeRows(_ db: Database) throws -> RowSet? {
    let filter = PlaceFilter(query)
    guard !filter.isEmpty else { return nil }
    let (kind, name): (CatalogTerm.Kind, String?) =
      query.city != nil
      ? (.city, query.city) : query.county != nil ? (.county, query.county) : (.state, query.state)
    // Catalogs of earlier versions have counties by both names, and places as they were written.
    let names = kind == .county ? CountyName.spellings(of: name ?? "") : [name ?? ""]
    let spellings = kind == .state ? names : names.flatMap(PlaceName.spellings)
    var found = RowSet(count: count)
    for folded in Set(spellings.map(TitleText.folded)) {
      found.formUnion(
        try rows(kind, folded: folded, db) { name in
          // A county is named `State--County`, which parses as a city in no county.
          let place = Place(kind == .county ? name + "--" : name)
          return place.map(filter.matches) ?? false
        })
    }
    return found
  }

  private func rows(
    _ kind: CatalogTerm.Kind, folded: String, _ db: Database, where isMeant: (String) -> Bool
  ) throws -> RowSet {
    var found = RowSet(count: count)
    let terms = try db.cachedStatement(
      sql: "SELECT name, newspapers, sum FROM term WHERE kind = ? AND folded = ?")
    terms.bind(kind.rawValue, at: 1)
    terms.bind(folded, at: 2)
    try terms.forEach(db) { term in
      guard isMeant(term.text(0)) else { return }
      RowList.forEach(in: try term.checkedBytes(1, sum: 2)) { found.insert($0) }
    }
    return found
  }
}
