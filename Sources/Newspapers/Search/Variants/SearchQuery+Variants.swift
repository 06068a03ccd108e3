extension SearchQuery {
  /// The words that variants are proposed for, each once: those with a `~`, or else all required ones.
  /// Phrases have none.
  /// - Parameter spellings: words that have some are included even if they are short.
  public func wordsForVariants(_ spellings: PeriodSpellings = PeriodSpellings()) -> [SearchWord] {
    var (marked, wanted): ([SearchWord], [SearchWord]) = ([], [])
    expression.collectSingleWords(isWanted: true) { word, isWanted in
      if word.wantsVariants, !marked.contains(word) { marked.append(word) }
      let hasVariants = VariantCandidates(word) != nil || !spellings.of(word).isEmpty
      if isWanted, hasVariants, !wanted.contains(word) { wanted.append(word) }
    }
    return marked.isEmpty ? wanted : marked
  }

  /// Whether the reader marked a word with `~`.
  public var wantsVariants: Bool { expression.words.contains(where: \.wantsVariants) }

  /// The query with variants as alternatives of their words, and without `~`.
  /// - Throws: `SearchQueryError` if it becomes too long.
  public func including(_ variants: [SearchWord: [String]]) throws(SearchQueryError) -> SearchQuery {
    try SearchQuery(
      expression.replacing { word in
        guard word.wantsVariants || variants[word] != nil else { return nil }
        let itself = SearchWord(word.text, isBeginning: word.isBeginning, isThisForm: word.isThisForm)
        return [.word(itself)] + (variants[word] ?? []).map(SearchExpression.init(variant:))
      })
  }
}

extension SearchExpression {
  /// Several words form a phrase.
  fileprivate init(variant: String) {
    let words = variant.split(separator: " ").map { SearchWord(String($0)) }
    self = words.count == 1 ? .word(words[0]) : .phrase(words)
  }

  /// The words outside phrases, in order, each with whether pages with it are found rather than left out.
  func collectSingleWords(isWanted: Bool, _ take: (SearchWord, Bool) -> Void) {
    switch self {
    case .word(let word): take(word, isWanted)
    case .phrase, .field: return
    case .not(let part): part.collectSingleWords(isWanted: !isWanted, take)
    case .near(_, let parts), .all(let parts), .any(let parts):
      for part in parts { part.collectSingleWords(isWanted: isWanted, take) }
    }
  }
}
