import MVP
import Newspapers
import Presentation

/// Searching again for what was searched for last.
extension SearchPresenter {
  /// A server is asked even if its answer is stored.
  public func refresh() async {
    if savedFor != nil { return await searchAsSaved() }
    guard let query = line.query else { return sayNoSearch() }
    guard let source = lastAsked(for: query) else { return }
    // What was loaded stays: the selected row may be far down.
    let seen = results.map { $0.query == query && !$0.source.isLocal ? $0.seen : 0 } ?? 0
    showSearching(source, for: query)
    await source.refresh()
    await run(source, query, .recent, least: seen)
  }

  /// Where `query` was searched for last. After a server failed, or the reader stopped waiting for it, that is
  /// the server, though the rows found here while typing may still be shown.
  private func lastAsked(for query: SearchQuery) -> (any FullTextSearch)? {
    let isUnanswered = unansweredQuery == query && !staysHere
    let former = results?.query == query && !isUnanswered ? results?.asked : nil
    return former ?? (staysHere ? local : asked)
  }

  /// The server that is being asked while rows of this machine are shown; nil if none is.
  var awaitedServer: String? {
    guard case .refreshing(let content) = state, content.isLocal, !staysHere,
      unansweredQuery == content.identity.query
    else { return nil }
    return remote?.name
  }

  /// Whether the rows are shown because a server could not be asked, which may work now.
  var canAskAgain: Bool {
    switch state {
    case .stale(_, let failure): failure.canRetry && failure.refusal == nil
    case .content(let content):
      results?.fallbackFor != nil
        || !isTyping && content.isLocal && !staysHere
          && unansweredQuery == content.identity.query
    case .idle, .loading, .refreshing, .empty, .failed: false
    }
  }
}
