/// Why a query cannot be read.
public struct SearchQueryError: Error, Hashable, Sendable {
  /// The sign that it is about, from 1 in characters; nil if it is about no single place of the query.
  public let column: Int?
  /// A sentence.
  public let message: String
  /// What the reader may have meant, to be written in place of what is at fault: `state:Ohio`; nil if that cannot be told.
  public let suggestion: String?

  public init(column: Int?, _ message: String, suggestion: String? = nil) {
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }

  /// The message and the suggestion: `“Ohoi” is not a state. Did you mean state:Ohio?`
  public var sentence: String { suggestion.map { "\(message) Did you mean \($0)?" } ?? message }
}

extension SearchQueryError {
  static func onlyWordsNear(_ column: Int?) -> SearchQueryError {
    SearchQueryError(column: column, "Only words and phrases can be near each other.")
  }

  static func onlyLeavesOut(_ column: Int?) -> SearchQueryError {
    SearchQueryError(column: column, "This only leaves pages out. Add a word to search for.")
  }
}
