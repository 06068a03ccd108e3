import GRDB
import Newspapers
import SQLiteStorage

/// Newspapers by the titles that their pages have here.
extension PageIndexSearch {
  /// The newspapers of pages here that a title means. Where a title comes with place and years, the catalog answers for
  /// the newspapers that it knows: pages say less.
  func titled(_ field: SearchField, among here: Set<LCCN>) async throws(NewspaperError) -> Set<LCCN> {
    let titles = field.values.compactMap { value -> String? in
      switch value {
      case .words(let text), .name(let text): text
      case .dates, .yearDay, .numbers: nil
      }
    }
    let wanted = titles.compactMap(TitledNewspapers.init)
    // Punctuation alone rules nothing out.
    if wanted.count < titles.count { return here }
    let known =
      wanted.contains(where: \.isWhole) ? try await newspapers.newspapers(saying: .title, among: here) : []
    return try await index.read { db in
      var all = wanted
      for (newspaper, years) in try PageIndexSearch.stated(db) {
        for title in all.indices where !all[title].isWhole || !known.contains(newspaper.lccn) {
          all[title].take(newspaper, withPagesFrom: years)
        }
      }
      return all.reduce(into: Set<LCCN>()) { $0.formUnion($1.lccns) }
    }
  }

  /// What a row says of a newspaper, and the first and the last day of such pages.
  private enum Column: Int32, SelectedColumn {
    case lccn, title, state, county, city, first, last

    var sql: String {
      switch self {
      case .first: "min(day)"
      case .last: "max(day)"
      case .lccn, .title, .state, .county, .city: name
      }
    }

    static let described = [Column.lccn, .title, .state, .county, .city]
  }

  /// The newspapers of pages, once for each title and place that they have, and the years of these pages.
  private static func stated(_ db: Database) throws -> [(newspaper: Newspaper, years: ClosedRange<Int>)] {
    let statement = try db.cachedStatement(
      sql: "SELECT \(Column.list) FROM page GROUP BY \(Column.list(of: Column.described))")
    var stated: [(newspaper: Newspaper, years: ClosedRange<Int>)] = []
    try statement.forEach(db) { row in
      guard let lccn = try? LCCN(row.text(Column.lccn)) else { return }
      let place = row.optionalText(Column.state).map {
        Place(state: $0, county: row.optionalText(Column.county), city: row.optionalText(Column.city))
      }
      // `day` is 19161108.
      let (first, last) = (row.number(Column.first) / 10_000, row.number(Column.last) / 10_000)
      stated.append(
        (Newspaper(lccn: lccn, title: row.text(Column.title), places: place.map { [$0] } ?? []), first...last)
      )
    }
    return stated
  }
}
