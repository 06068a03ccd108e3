import GRDB
import Newspapers
import SQLiteStorage

/// A field that leaves out pages because it is unknown whether they have it: this machine has no record of
/// their newspapers.
struct UnsaidField {
  let name: SearchField.Name
  /// The rest of the query, without fields of the same kind; nil if nothing is left.
  let rest: SearchExpression?

  /// Nil if no such field is required of every page.
  init?(_ expression: SearchExpression) {
    let parts: [SearchExpression] = if case .all(let parts) = expression { parts } else { [expression] }
    let names = parts.compactMap(UnsaidField.name)
    guard let first = names.first else { return nil }
    name = first
    let others = parts.filter { UnsaidField.name($0) == nil }
    rest = others.isEmpty ? nil : others.count == 1 ? others[0] : .all(others)
  }

  private static func name(_ part: SearchExpression) -> SearchField.Name? {
    guard case .field(let field) = part, names.contains(field.name) else { return nil }
    return field.name
  }

  /// The others every page says, or the reader's library does.
  private static let names: Set<SearchField.Name> = [
    .title, .state, .county, .city, .language, .ethnicity, .frequency, .batch,
  ]
}

/// The pages that match the rest of a query, and say nothing about a field.
struct UnsaidPages: Sendable {
  let field: SearchField.Name
  /// Nil for all pages.
  let rest: PageSelection?

  /// How many there are of each newspaper. About the one that comes with the program, there is nothing more
  /// to know.
  func counts(_ db: Database) throws -> [LCCN: Int] {
    let whole = SQLPart.joined([rest?.whole, unsaid].compactMap(\.self), by: "AND")
    let statement = try db.makeStatement(
      sql: "SELECT lccn, count(*) FROM page WHERE \(whole.text) GROUP BY lccn")
    try statement.setArguments(StatementArguments(whole.arguments))
    var counts: [LCCN: Int] = [:]
    try statement.forEach(db) { row in
      guard let lccn = try? LCCN(row.text(0)), !lccn.isDemonstration else { return }
      counts[lccn] = row.number(1)
    }
    return counts
  }

  private var unsaid: SQLPart {
    switch field {
    // Only records of newspapers say these.
    case .ethnicity, .frequency: .always
    case .title: SQLPart("page.title IN ('', page.lccn)")
    case .county:
      SQLPart(
        "(page.county IS NULL AND coalesce(page.state, '') <> ?)", [CountyName.stateWithoutCounties])
    default: SQLPart("page.\(field.rawValue) IS NULL")
    }
  }
}
