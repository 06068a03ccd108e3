import GRDB
import Newspapers
import SQLiteStorage

/// Counts the pages found, by a fact about them.
struct FacetCount {
  private let kind: SearchFacet.Kind
  private let selection: PageSelection

  init(_ kind: SearchFacet.Kind, _ selection: PageSelection) {
    self.kind = kind
    self.selection = selection
  }

  func values(_ db: Database) throws -> [SearchFacet.Value] {
    switch kind {
    case .decade: try periods(of: 10, db)
    case .year: try periods(of: 1, db)
    case .state:
      ranked(
        try groups("page.state", db).map { group in
          SearchFacet.Value(
            name: group.key, count: group.count, field: SearchField(.state, [.name(group.key)]))
        })
    case .language: try languages(db)
    case .title: try titles(db)
    }
  }

  /// How many of the pages say nothing about it; nil if that is impossible.
  func unsaid(_ db: Database) throws -> Int? {
    let column: String
    switch kind {
    case .state: column = "page.state"
    case .language: column = "page.language"
    case .decade, .year, .title: return nil
    }
    let said = try groups(column, db).filter { !$0.key.isEmpty }.reduce(0) { $0 + $1.count }
    return try selection.count(db) - said
  }

  private struct Group {
    let key: String
    let name: String
    let count: Int
  }

  /// Pages without the fact are not counted.
  private func groups(_ column: String, name: String = "''", _ db: Database) throws -> [Group] {
    let whole = selection.whole
    let statement = try db.makeStatement(
      sql:
        "SELECT \(column), max(\(name)), count(*) FROM page WHERE \(whole.text) AND \(column) IS NOT NULL GROUP BY 1"
    )
    try statement.setArguments(StatementArguments(whole.arguments))
    var groups: [Group] = []
    try statement.forEach(db) { row in
      groups.append(Group(key: row.text(0), name: row.text(1), count: row.number(2)))
    }
    return groups
  }

  private func periods(of years: Int, _ db: Database) throws -> [SearchFacet.Value] {
    try groups("page.day / \(10_000 * years)", db).compactMap { group -> (Int, SearchFacet.Value)? in
      guard let number = Int(group.key) else { return nil }
      let first = number * years
      let dates = IssueDateRange(from: .start(of: first), to: .end(of: first + years - 1))
      guard let dates else { return nil }
      return (
        first,
        SearchFacet.Value(
          name: years == 1 ? "\(first)" : "\(first)s", count: group.count,
          field: SearchField(.date, [.dates(dates)]))
      )
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func languages(_ db: Database) throws -> [SearchFacet.Value] {
    var counts: [String: Int] = [:]
    for group in try groups("page.language", db) {
      for name in Set(group.key.split(separator: "\n").map(String.init)) {
        counts[name, default: 0] += group.count
      }
    }
    return ranked(
      counts.map { SearchFacet.Value(name: $0, count: $1, field: SearchField(.language, [.name($0)])) })
  }

  private func titles(_ db: Database) throws -> [SearchFacet.Value] {
    ranked(
      try groups("page.lccn", name: "page.title", db).map { group in
        SearchFacet.Value(name: group.name, count: group.count, field: SearchField(.lccn, [.name(group.key)]))
      })
  }

  private func ranked(_ values: [SearchFacet.Value]) -> [SearchFacet.Value] {
    values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
