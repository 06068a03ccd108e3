/// Tells whether a page's words match a query, and where they are.
///
/// The index of this machine's pages finds the same pages with SQLite's FTS5 as `matches` does one by one.
public struct PageMatcher: Sendable {
  let expression: SearchExpression
  /// What may be found: the clauses of the expression, in order.
  let clauses: [ClausePattern]
  private let patterns: [SearchExpression: ClausePattern]

  public init(_ expression: SearchExpression) {
    self.expression = expression
    clauses = expression.clauses.compactMap(ClausePattern.init)
    var patterns: [SearchExpression: ClausePattern] = [:]
    PageMatcher.collect(expression, into: &patterns)
    self.patterns = patterns
  }

  private static func collect(
    _ part: SearchExpression, into patterns: inout [SearchExpression: ClausePattern]
  ) {
    switch part {
    case .word, .phrase, .near: patterns[part] = ClausePattern(part)
    case .not(let part): collect(part, into: &patterns)
    case .all(let parts), .any(let parts): for part in parts { collect(part, into: &patterns) }
    case .field: return
    }
  }

  /// Whether the page matches the query.
  /// - Parameters:
  ///   - mended: further words that the page is assumed to have, each by itself.
  ///   - fields: whether the page has a fact; nil if nobody knows, which rules nothing out.
  public func matches(
    _ text: FoldedText, mended: FoldedText? = nil, fields: (SearchField) -> Bool?
  ) -> Bool {
    let holds = holds(expression, fields) { clause in
      if !clause.occurrences(in: text).isEmpty { return true }
      guard let mended, case .words(let pattern) = clause, pattern.count == 1 else { return false }
      return !pattern.places(in: mended).isEmpty
    }
    return holds ?? true
  }

  /// Nil if there is nothing to search for, no letter or digit, or nothing known.
  func holds(
    _ part: SearchExpression, _ fields: (SearchField) -> Bool?, _ isThere: (ClausePattern) -> Bool
  ) -> Bool? {
    switch part {
    case .word, .phrase, .near: patterns[part].map(isThere)
    case .field(let field): fields(field)
    case .not(let part): holds(part, fields, isThere).map { !$0 }
    case .all(let parts): combined(parts, endsAt: false, fields, isThere)
    case .any(let parts): combined(parts, endsAt: true, fields, isThere)
    }
  }

  private func combined(
    _ parts: [SearchExpression], endsAt last: Bool, _ fields: (SearchField) -> Bool?,
    _ isThere: (ClausePattern) -> Bool
  ) -> Bool? {
    var answer: Bool?
    for part in parts {
      guard let part = holds(part, fields, isThere) else { continue }
      if part == last { return last }
      answer = part
    }
    return answer
  }

  /// Where the clauses of the query are in the page: as requested, else broken at the end of a line, else, where
  /// the page would not match without it, in other forms; and what that says about the page.
  public func occurrences(in text: FoldedText) -> (found: [WordOccurrence], kind: SearchHit.Kind) {
    var places = clauses.map { clause in
      let words = clause.occurrences(in: text)
      return words.isEmpty ? clause.cutOccurrences(in: text) : words
    }
    func isThere(_ clause: ClausePattern) -> Bool {
      clauses.firstIndex(of: clause).map { !places[$0].isEmpty } ?? isUnwanted(clause, text)
    }
    let isMatch = holds(expression, { _ in true }, isThere) ?? true
    let lacking = lacking(expression, isThere)
    for (index, clause) in clauses.enumerated() where lacking.contains(clause) {
      places[index] = clause.occurrences(in: text, forms: true)
    }
    let found = places.enumerated().flatMap { index, words in
      words.map { WordOccurrence(clause: index, words: $0) }
    }
    if isMatch { return (found, .match) }
    return (found, holds(expression, { _ in true }, isThere) ?? true ? .form : .unverified)
  }

  /// The clauses without which `part` does not hold: not the other alternatives of one that is there.
  private func lacking(
    _ part: SearchExpression, _ isThere: (ClausePattern) -> Bool
  ) -> Set<ClausePattern> {
    guard holds(part, { _ in true }, isThere) == false else { return [] }
    switch part {
    case .word, .phrase, .near: return patterns[part].map { [$0] } ?? []
    case .all(let parts), .any(let parts):
      return parts.reduce(into: []) { $0.formUnion(lacking($1, isThere)) }
    case .field, .not: return []
    }
  }

  /// Whether an excluded clause, which is never marked, occurs.
  private func isUnwanted(_ clause: ClausePattern, _ text: FoldedText) -> Bool {
    !clauses.contains(clause) && !clause.occurrences(in: text).isEmpty
  }
}
