/// What to search for on a page: words, facts about the page, and how they are combined.
///
/// The language is that of `broadsheet-query(7)`. A `SearchQuery` has an expression in normal form.
public indirect enum SearchExpression: Hashable, Sendable {
  case word(SearchWord)
  /// Two or more words, one right after the other.
  case phrase([SearchWord])
  /// Two or more words or phrases in any order, with at most `within` other words (1 to 100) between the first and the
  /// last of them. Before normal form, also alternatives (`any`) of words and phrases.
  case near(within: Int, [SearchExpression])
  /// A fact about the page, its issue or its newspaper.
  case field(SearchField)
  case not(SearchExpression)
  /// All of them; two or more in normal form.
  case all([SearchExpression])
  /// At least one of them; two or more in normal form.
  case any([SearchExpression])
}

extension SearchExpression {
  /// The words, phrases and `near` groups that may be found on a page, in order, each once: what to mark in
  /// snippets and scans. Leaves out excluded ones, and fields.
  public var clauses: [SearchExpression] {
    var (clauses, seen): ([SearchExpression], Set<SearchExpression>) = ([], [])
    collectClauses { clause in
      if seen.insert(clause).inserted { clauses.append(clause) }
    }
    return clauses
  }

  private func collectClauses(into take: (SearchExpression) -> Void) {
    switch self {
    case .word, .phrase, .near: take(self)
    case .field, .not: return
    case .all(let parts), .any(let parts): for part in parts { part.collectClauses(into: take) }
    }
  }

  /// The words in it, in order, including excluded ones.
  public var words: [SearchWord] {
    switch self {
    case .word(let word): [word]
    case .phrase(let words): words
    case .near(_, let parts), .all(let parts), .any(let parts): parts.flatMap(\.words)
    case .not(let part): part.words
    case .field: []
    }
  }

  /// The fields in it, in order, including excluded ones.
  public var fields: [SearchField] {
    switch self {
    case .word, .phrase, .near: []
    case .field(let field): [field]
    case .not(let part): part.fields
    case .all(let parts), .any(let parts): parts.flatMap(\.fields)
    }
  }
}

extension SearchExpression {
  /// The fields that hold for everything it finds, if it is in normal form.
  public var requiredFields: [SearchField] {
    switch self {
    case .field(let field): [field]
    case .all(let parts): parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
    default: []
    }
  }
}
