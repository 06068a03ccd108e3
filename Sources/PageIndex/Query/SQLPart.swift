import GRDB

/// A condition on rows of `page`, never null, with the values of its question marks.
struct SQLPart: Sendable {
  let text: String
  let arguments: [DatabaseValue]
  /// How much of the stack of SQLite's parser it takes beyond that of a condition without parts.
  let depth: Int

  /// The stack has a hundred places; the statement and a condition without parts take about thirty.
  static let deepest = 66

  init(_ text: String, _ arguments: [any DatabaseValueConvertible] = [], depth: Int = 0) {
    self.text = text
    self.arguments = arguments.map(\.databaseValue)
    self.depth = depth
  }

  static let always = SQLPart("1")
  static let never = SQLPart("0")

  static func joined(_ parts: [SQLPart], by word: String) -> SQLPart {
    guard parts.count > 1 else { return parts.first ?? .always }
    let ordered = ParserStack.ordered(parts, \.depth)
    return SQLPart(
      "(" + ordered.map(\.text).joined(separator: " \(word) ") + ")", ordered.flatMap(\.arguments),
      depth: ParserStack.depth(ofJoined: ordered.map(\.depth)))
  }

  var negated: SQLPart { SQLPart("NOT \(text)", arguments, depth: depth + 1) }

  /// The pages that FTS5 finds.
  static func matching(_ match: String) -> SQLPart {
    SQLPart("page.id IN (SELECT rowid FROM words WHERE words MATCH ?)", [match])
  }
}
