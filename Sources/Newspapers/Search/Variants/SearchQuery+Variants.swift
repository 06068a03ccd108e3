extension SearchQuery {
  /// The words that variants are proposed for, each once: those with a `~`, or else all that pages need. Phrases have none.
  public var wordsForVariants: [SearchWord] {
    var (marked, wanted): ([SearchWord], [SearchWord]) = ([], [])
    expression.collectSingleWords(isWanted: true) { word, isWanted in
      if word.wantsVariants, !marked.contains(word) { marked.append(word) }
      if isWanted, !wanted.contains(word), VariantCandidates(word) != nil { wanted.append(word) }
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
        return [itself] + (variants[word] ?? []).map { SearchWord($0) }
      })
  }
}

extension SearchExpression {
  fileprivate func collectSingleWords(isWanted: Bool, _ take: (SearchWord, Bool) -> Void) {
    switch self {
    case .word(let word): take(word, isWanted)
    case .phrase, .field: return
    case .not(let part): part.collectSingleWords(isWanted: !isWanted, take)
    case .near(_, let parts), .all(let parts), .any(let parts):
      for part in parts { part.collectSingleWords(isWanted: isWanted, take) }
    }
  }
}
