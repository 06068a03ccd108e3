/// What is looked for on a page: words, and facts about the page, and how they are joined.
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
  /// The words, phrases and `near` groups that a page may have to show for itself, in their order, each once: what
  /// snippets and scans mark. Leaves out what is not wanted, and fields.
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

  /// The words in it, in their order, also those that are not wanted.
  public var words: [SearchWord] {
    switch self {
    case .word(let word): [word]
    case .phrase(let words): words
    case .near(_, let parts), .all(let parts), .any(let parts): parts.flatMap(\.words)
    case .not(let part): part.words
    case .field: []
    }
  }

  /// The fields in it, in their order, also those that are not wanted.
  public var fields: [SearchField] {
    switch self {
    case .word, .phrase, .near: []
    case .field(let field): [field]
    case .not(let part): part.fields
    case .all(let parts), .any(let parts): parts.flatMap(\.fields)
    }
  }
}
