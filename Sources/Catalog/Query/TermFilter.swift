import GRDB
import Newspapers
import SQLiteStorage

/// Finds the rows that have the values in a query.
struct TermFilter {
  let query: NewspaperQuery
  let count: Int

  /// The rows that pass all filters except years and words; nil if there are none.
  func rows(_ db: Database) throws -> RowSet? {
    var sets: [RowSet] = []
    if let place = try placeRows(db) { sets.append(place) }
    for (kind, wanted) in [
      (Term.Kind.language, query.language), (.ethnicity, query.ethnicity),
      (.digitized, query.isDigitized ? "yes" : nil), (.current, query.isCurrent ? "yes" : nil),
    ] {
      guard let wanted else { continue }
      sets.append(try rows(kind, folded: TitleText.folded(wanted), db) { _ in true })
    }
    if let words = query.frequency.map(TitleText.folded) {
      var found = try rows(.frequency, folded: words, db) { _ in true }
      found.formUnion(try rows(.frequencyWords, folded: words, db) { _ in true })
      sets.append(found)
    }
    guard var all = sets.first else { return nil }
    for set in sets.dropFirst() { all.formIntersection(set) }
    return all
  }

  /// The smallest of state, county and city decides; its name contains the larger ones.
  private func placeRows(_ db: Database) throws -> RowSet? {
    let filter = PlaceFilter(query)
    guard !filter.isEmpty else { return nil }
    let (kind, name): (Term.Kind, String?) =
      query.city != nil
      ? (.city, query.city) : query.county != nil ? (.county, query.county) : (.state, query.state)
    // Catalogs of earlier versions have counties by both names.
    let names = kind == .county ? CountyName.spellings(of: name ?? "") : [name ?? ""]
    var found = RowSet(count: count)
    for folded in Set(names.map(TitleText.folded)) {
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
    _ kind: Term.Kind, folded: String, _ db: Database, where isMeant: (String) -> Bool
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
