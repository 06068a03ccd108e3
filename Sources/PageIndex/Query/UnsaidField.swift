import GRDB
import Newspapers

/// A field that leaves out pages because nobody knows whether they have it: of their newspapers this machine has no record.
struct UnsaidField {
  let name: SearchField.Name
  /// What else the query asks for, without fields of the same kind; nil if that is nothing.
  let rest: SearchExpression?

  /// Nil if no such field is wanted of every page.
  init?(_ expression: SearchExpression) {
    let parts: [SearchExpression] = if case .all(let parts) = expression { parts } else { [expression] }
    let names = parts.compactMap(UnsaidField.name)
    guard let first = names.first else { return nil }
    name = first
    let others = parts.filter { UnsaidField.name($0) == nil }
    rest = others.isEmpty ? nil : others.count == 1 ? others[0] : .all(others)
  }

  private static func name(_ part: SearchExpression) -> SearchField.Name? {
    guard case .field(let field) = part, [.state, .city, .language].contains(field.name) else { return nil }
    return field.name
  }
}

/// The pages that match the rest of a query, and say nothing of a field.
struct UnsaidPages: Sendable {
  let field: SearchField.Name
  /// Nil for all pages.
  let rest: PageSelection?

  /// What has to be said of them; nil if there are none.
  func note(_ db: Database) throws -> SearchNote? {
    let unsaid = SQLPart("page.\(field.rawValue) IS NULL")
    let whole = SQLPart.joined([rest?.whole, unsaid].compactMap(\.self), by: "AND")
    let pages =
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM page WHERE \(whole.text)",
        arguments: StatementArguments(whole.arguments))
      ?? 0
    return pages > 0 ? .unsaid(field, pages: pages) : nil
  }
}
