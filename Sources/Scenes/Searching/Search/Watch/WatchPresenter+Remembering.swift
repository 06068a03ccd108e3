import Clock
import MVP
import Newspapers
import Presentation

/// What to do once the new pages have been reported.
extension WatchPresenter {
  /// Writes the feed, then remembers what was reported: if anything fails or ends the program earlier, the
  /// next run reports everything.
  /// - Parameters:
  ///   - file: where the feed is; nil for none.
  ///   - write: replaces a file as a whole.
  public func remember(
    feed file: String?, write: (_ text: String, _ file: String) throws(NewspaperError) -> Void
  ) async {
    guard let content = state.content else { return }
    let memories = content.outcomes.compactMap(\.memory)
    guard !memories.isEmpty else { return }
    let new = content.outcomes.flatMap { reports(of: $0) }
    do throws(NewspaperError) {
      if let file { try write(try await feed(with: new, memories).text, file) }
      try await library.remember(memories, new, anew: choices.startsOver)
    } catch {
      show(.stale(content, Failure(error)))
    }
  }

  private func reports(of outcome: WatchOutcome) -> [ReportedPage] {
    guard case .news(let news) = outcome.result else { return [] }
    return news.rows.map { row in
      ReportedPage(
        search: outcome.name, page: row.page, title: row.titleWords, snippet: row.snippets.first?.text ?? "",
        address: news.addresses[row.page], found: clock.now)
    }
  }

  private func feed(
    with reports: [ReportedPage], _ memories: [WatchedSearch]
  ) async throws(NewspaperError) -> AtomFeed {
    let names = targets.map(\.search.name)
    // A page may occur once for each search.
    let former = try await library.reports(of: names, limit: AtomFeed.most * names.count)
    return AtomFeed(
      of: names, isOfAll: choices.isOfAll, former + reports,
      begun: memories.map(\.begun).max() ?? clock.now)
  }
}
