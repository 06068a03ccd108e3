import Synchronization

/// The result of a query over newspapers that are all in memory.
struct IndexMatches: Sendable {
  var newspapers: [Newspaper]
  /// How many more may match, and what is not known of them.
  var gaps = ListGaps.none
  /// The words that were used instead of the query's, because nothing matches those; nil if something does.
  var closestWords: String?
}

/// The result of the last query.
final class LatestMatches: Sendable {
  private struct Entry {
    let query: NewspaperQuery
    let matches: IndexMatches
  }

  private let entry = Mutex<Entry?>(nil)

  /// The result of `query` if it was the last one, otherwise the result of `find`.
  func matches(for query: NewspaperQuery, _ find: () -> IndexMatches) -> IndexMatches {
    if let matches = entry.withLock({ $0?.query == query ? $0?.matches : nil }) { return matches }
    let matches = find()
    entry.withLock { $0 = Entry(query: query, matches: matches) }
    return matches
  }
}
