/// Why a query cannot be read.
public struct SearchQueryError: Error, Hashable, Sendable {
  /// The column of the error, from 1 in characters; nil if it does not concern a single place in the query.
  public let column: Int?
  /// A sentence.
  public let message: String
  /// What the reader may have meant, to replace what is wrong: `state:Ohio`; nil if unknown.
  public let suggestion: String?

  public init(column: Int?, _ message: String, suggestion: String? = nil) {
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }

  /// The message and the suggestion: `“Ohoi” is not a state. Did you mean state:Ohio?`
  public var sentence: String { suggestion.map { "\(message) Did you mean \($0)?" } ?? message }

  /// The same with the suggestion first, for where there is not room for both.
  public var shortSentence: String { suggestion.map { "Did you mean \($0)? \(message)" } ?? message }
}

extension SearchQueryError {
  static func onlyWordsNear(_ column: Int?) -> SearchQueryError {
    SearchQueryError(column: column, "Only words and phrases can be near each other.")
  }

  static func onlyLeavesOut(_ column: Int?) -> SearchQueryError {
    SearchQueryError(column: column, "This only excludes pages. Add a word that pages should have.")
  }

  static func noSearch(_ column: Int?) -> SearchQueryError {
    SearchQueryError(column: column, "This address is not a search for pages.")
  }
}
