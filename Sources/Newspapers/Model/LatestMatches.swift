import Synchronization

/// The result of the last query.
final class LatestMatches: Sendable {
  private struct Entry {
    let query: NewspaperQuery
    let newspapers: [Newspaper]
  }

  private let entry = Mutex<Entry?>(nil)

  /// What `query` found if it was the last one, otherwise what `find` finds.
  func matches(for query: NewspaperQuery, _ find: () -> [Newspaper]) -> [Newspaper] {
    if let newspapers = entry.withLock({ $0?.query == query ? $0?.newspapers : nil }) { return newspapers }
    let newspapers = find()
    entry.withLock { $0 = Entry(query: query, newspapers: newspapers) }
    return newspapers
  }
}
