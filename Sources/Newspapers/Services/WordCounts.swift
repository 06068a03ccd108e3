/// Knows how many pages on this machine have a word.
public protocol WordCounts: Sendable {
  /// How many pages have each of `words`, which are as `FoldedText` has them; words that no page has are missing.
  func pages(with words: [String]) async throws(NewspaperError) -> [String: Int]

  /// How many pages have each of `words` but not `word`.
  func pages(with words: [String], without word: String) async throws(NewspaperError) -> [String: Int]
}
