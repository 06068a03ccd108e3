import GRDB

/// A condition on rows of `page`, never null, with the values of its question marks.
struct SQLPart: Sendable {
  let text: String
  let arguments: [DatabaseValue]

  init(_ text: String, _ arguments: [any DatabaseValueConvertible] = []) {
    self.text = text
    self.arguments = arguments.map(\.databaseValue)
  }

  static let always = SQLPart("1")
  static let never = SQLPart("0")

  static func joined(_ parts: [SQLPart], by word: String) -> SQLPart {
    guard parts.count > 1 else { return parts.first ?? .always }
    return SQLPart(
      "(" + parts.map(\.text).joined(separator: " \(word) ") + ")", parts.flatMap(\.arguments))
  }

  var negated: SQLPart { SQLPart("NOT \(text)", arguments) }

  /// The pages that FTS5 finds.
  static func matching(_ match: String) -> SQLPart {
    SQLPart("page.id IN (SELECT rowid FROM words WHERE words MATCH ?)", [match])
  }
}
