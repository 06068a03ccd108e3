/// What to search for on the pages of newspapers, in the normal form of the query language.
///
/// Queries that mean the same by the rules of that form are equal, and share caches, history and saved searches.
public struct SearchQuery: Hashable, Sendable {
  /// In normal form: `not` only around words, phrases, `near` and fields; no `all` directly in an `all` and
  /// no `any` in an `any`; nothing twice; no `any` in a `near`; fields after everything else, with their
  /// values in order.
  public let expression: SearchExpression

  /// The query in normal form.
  /// - Throws: `SearchQueryError` if it only excludes pages, if no page can match it, or if it becomes too
  ///   long to be parsed again.
  public init(_ expression: SearchExpression) throws(SearchQueryError) {
    self.expression = try expression.normalized()
    if self.expression.onlyLeavesOut { throw .onlyLeavesOut(nil) }
    let written = description
    guard written.utf8.count <= SearchQuery.longest || written.count <= SearchQuery.longest,
      self.expression.terms <= SearchQuery.mostTerms
    else {
      throw SearchQueryError(column: nil, "The query is too long once everything in it is written out.")
    }
  }

  /// Finds those of this query's pages that also have `fields`.
  /// - Throws: `SearchQueryError` if no page can.
  public func narrowed(by fields: [SearchField]) throws(SearchQueryError) -> SearchQuery {
    try SearchQuery(.all([expression] + [SearchExpression.all(fields.map { .field($0) }.mergingFields())]))
  }

  /// The fields that hold for every page found, each once.
  public var requiredFields: [SearchField] { expression.requiredFields }
}

extension SearchQuery {
  /// Whether `text` has alternatives that are not in parentheses, so that what is added to it would belong to
  /// the last one only. False for text that cannot be read.
  public static func hasAlternatives(_ text: String) -> Bool {
    // An address stands for its query in parentheses.
    let words = PastedSearch.places(in: text).first.map {
      "\(text[..<$0.lowerBound])\(text[$0.upperBound...])"
    }
    guard let tokens = try? SearchToken.tokens(of: words ?? text) else { return false }
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .bar, .word("OR"): if depth == 0 { return true }
      case .minus, .quoted, .word: break
      }
    }
    return false
  }
}

extension SearchExpression {
  /// The number of its words and values.
  fileprivate var terms: Int { words.count + fields.reduce(0) { $0 + $1.values.count } }
}
