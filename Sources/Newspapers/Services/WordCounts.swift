/// Knows how many pages on this machine have a word.
public protocol WordCounts: Sendable {
  /// How many pages have each of `words`, which are as `FoldedText` has them; words that no page has are missing. Several
  /// words with blanks between them count where they follow each other.
  func pages(with words: [String]) async throws(NewspaperError) -> [String: Int]

  /// How many pages have each of `words` but not `word`.
  func pages(with words: [String], without word: String) async throws(NewspaperError) -> [String: Int]

  /// The spellings of other times that the reader wrote down.
  /// - Throws: `.unreadable`, naming the line.
  func spellings() async throws(NewspaperError) -> PeriodSpellings
}

extension WordCounts {
  /// None.
  public func spellings() async throws(NewspaperError) -> PeriodSpellings { PeriodSpellings() }
}
