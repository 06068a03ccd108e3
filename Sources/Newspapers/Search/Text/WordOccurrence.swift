/// A place in a page's text where something was found.
public struct WordOccurrence: Hashable, Sendable {
  /// Which of the query's clauses, from 0.
  public let clause: Int
  /// Indices of words in the `FoldedText`.
  public let words: Range<Int>
}
