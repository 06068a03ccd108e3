import GRDB
import Newspapers

/// What a row must match to be shown: every word requested, anywhere in its search text.
struct Condition {
  private var terms: [String] = []
  private var arguments: StatementArguments = []

  /// - Parameter text: the search text, an expression of SQL.
  init(words: String, in text: String = "found_by") {
    // A word may fold to several, such as the parts of a day: they belong together.
    for word in words.split(whereSeparator: \.isWhitespace) {
      guard let folded = TitleText.folded(String(word)).nonEmpty else { continue }
      terms.append("instr(\(text), ?) > 0")
      arguments += [folded]
    }
  }

  /// - Parameter tag: as the reader writes it: commas separate several, of which none may be missing.
  mutating func require(tag: String) {
    let tags = OwnWords.tags([tag])
    for tag in tags.isEmpty ? [tag] : tags {
      terms.append("broadsheet_has_tag(tags, ?)")
      arguments += [tag]
    }
  }

  /// Whether the tags, which are stored as lines, have the one that is wanted. SQLite itself ignores case for
  /// ASCII only.
  static let hasTag = DatabaseFunction("broadsheet_has_tag", argumentCount: 2, pure: true) { values in
    guard let tags = String.fromDatabaseValue(values[0]), let wanted = String.fromDatabaseValue(values[1])
    else { return false }
    return tags.split(separator: "\n", omittingEmptySubsequences: false)
      .contains { OwnWords.isSame(tag: String($0), as: wanted) }
  }

  /// - Parameter term: an expression of SQL with a `?` for each of `values`.
  mutating func require(_ term: String, _ values: String...) {
    terms.append(term)
    arguments += StatementArguments(values)
  }

  func rows<Row: Hashable & Sendable>(
    of table: String, orderedBy order: String, _ window: Window, _ db: Database,
    _ row: (GRDB.Row) throws -> Row
  ) throws -> LibraryRows<Row> {
    let source = "FROM \(table)" + (terms.isEmpty ? "" : " WHERE " + terms.joined(separator: " AND "))
    let total = try Int.fetchOne(db, sql: "SELECT count(*) \(source)", arguments: arguments) ?? 0
    let rows = try GRDB.Row.fetchAll(
      db, sql: "SELECT * \(source) ORDER BY \(order) LIMIT ? OFFSET ?",
      arguments: arguments + [window.limit, window.offset])
    return LibraryRows(try rows.map(row), total: total)
  }
}
