/// The words on this machine's pages with a prefix, the most frequent first, at most 20.
public typealias WordLookup = @Sendable (String) async throws(NewspaperError) -> [String]

extension SearchExpression {
  /// The same with words replaced by alternatives; nil leaves a word as it is.
  func replacing(_ words: (SearchWord) -> [SearchExpression]?) -> SearchExpression {
    switch self {
    case .word(let word): words(word).map { .any($0) } ?? self
    case .phrase, .field: self
    case .near(let within, let parts): .near(within: within, parts.map { $0.replacing(words) })
    case .not(let part): .not(part.replacing(words))
    case .all(let parts): .all(parts.map { $0.replacing(words) })
    case .any(let parts): .any(parts.map { $0.replacing(words) })
    }
  }
}
