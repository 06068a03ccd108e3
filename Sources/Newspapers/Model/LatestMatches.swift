import Synchronization

/// What a query finds of newspapers that are all in memory.
struct IndexMatches: Sendable {
  var newspapers: [Newspaper]
  /// How many more would match if their years were known.
  var undated = 0
  /// The words that were used instead of those of the query, because nothing has these; nil if something has.
  var closestWords: String?
}

/// What the last query found.
final class LatestMatches: Sendable {
  private struct Entry {
    let query: NewspaperQuery
    let matches: IndexMatches
  }

  private let entry = Mutex<Entry?>(nil)

  /// What `query` found if it was the last one, else what `find` finds.
  func matches(for query: NewspaperQuery, _ find: () -> IndexMatches) -> IndexMatches {
    if let matches = entry.withLock({ $0?.query == query ? $0?.matches : nil }) { return matches }
    let matches = find()
    entry.withLock { $0 = Entry(query: query, matches: matches) }
    return matches
  }
}
