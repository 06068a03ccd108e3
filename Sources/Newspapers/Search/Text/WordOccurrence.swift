/// A place in a page's text where something is that was looked for.
public struct WordOccurrence: Hashable, Sendable {
  /// Which of the query's clauses, from 0.
  public let clause: Int
  /// Words of the `FoldedText`.
  public let words: Range<Int>
}
