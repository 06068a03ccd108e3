import GRDB
import Newspapers
import SQLiteStorage

/// Counts the pages found, by a fact about them.
struct FacetCount {
  private let kind: SearchFacet.Kind
  private let selection: PageSelection
  private let states: [LCCN: Set<String>]

  /// - Parameter states: those of the newspapers' records, of which pages have only the first.
  init(_ kind: SearchFacet.Kind, _ selection: PageSelection, states: [LCCN: Set<String>]) {
    self.kind = kind
    self.selection = selection
    self.states = states
  }

  func values(_ db: Database) throws -> [SearchFacet.Value] {
    switch kind {
    case .decade: try periods(of: 10, db)
    case .year: try periods(of: 1, db)
    case .state:
      ranked(
        try stateCounts(db).pages.map { name, count in
          SearchFacet.Value(name: name, count: count, field: SearchField(.state, [.name(name)]))
        })
    case .language: try languages(db)
    case .title: try titles(db)
    }
  }

  /// How many of the pages say nothing about it; nil if that is impossible.
  func unsaid(_ db: Database) throws -> Int? {
    switch kind {
    case .state: return try stateCounts(db).unsaid
    case .language:
      let said = try groups("page.language", db).filter { !$0.key.isEmpty }.reduce(0) { $0 + $1.count }
      return try selection.count(db) - said
    case .decade, .year, .title: return nil
    }
  }

  /// A page counts for each state that finds it.
  private func stateCounts(_ db: Database) throws -> (pages: [String: Int], unsaid: Int) {
    let whole = selection.whole
    let statement = try db.makeStatement(
      sql: "SELECT page.lccn, page.state, count(*) FROM page WHERE \(whole.text) GROUP BY 1, 2")
    try statement.setArguments(StatementArguments(whole.arguments))
    var (pages, unsaid): ([String: Int], Int) = ([:], 0)
    try statement.forEach(db) { row in
      var found = (try? LCCN(row.text(0))).flatMap { states[$0] } ?? []
      if let own = row.optionalText(1), !own.isEmpty { found.insert(own) }
      if found.isEmpty { unsaid += row.number(2) }
      for state in found { pages[state, default: 0] += row.number(2) }
    }
    return (pages, unsaid)
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
    let groups = try groups("page.lccn", name: "page.title", db)
    let named = groups.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    return ranked(
      try groups.map { group in
        let isShared = named[group.name, default: 0] > 1
        let place = try isShared ? (try? LCCN(group.key)).flatMap { try PageIndex.place(of: $0, db) } : nil
        return SearchFacet.Value(
          name: group.name, count: group.count, field: SearchField(.lccn, [.name(group.key)]), place: place)
      })
  }

  private func ranked(_ values: [SearchFacet.Value]) -> [SearchFacet.Value] {
    values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
