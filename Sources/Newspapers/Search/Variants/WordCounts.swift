/// Knows how many pages on this machine have a word.
public protocol WordCounts: Sendable {
  /// How many pages have each of `words`, folded as in `FoldedText`; words that no page has are missing.
  /// Several words separated by spaces count where they are consecutive.
  func pages(with words: [String]) async throws(NewspaperError) -> [String: Int]

  /// How many pages have each of `words` but not `word`.
  func pages(with words: [String], without word: String) async throws(NewspaperError) -> [String: Int]

  /// The period spellings that the reader listed.
  /// - Throws: `.unreadable`, naming the line.
  func spellings() async throws(NewspaperError) -> PeriodSpellings
}

extension WordCounts {
  /// None.
  public func spellings() async throws(NewspaperError) -> PeriodSpellings { PeriodSpellings() }
}
