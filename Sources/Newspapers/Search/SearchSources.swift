/// What can search the text of pages.
public struct SearchSources: Sendable {
  /// This machine's pages, which are searched while the reader types; nil if they cannot be.
  public let local: (any FullTextSearch)?
  /// A server's pages, each search of which takes requests; nil if there is none, or it cannot search.
  public let remote: (any FullTextSearch)?

  /// Where the reader searches: the server, or this machine if there is none.
  public var asked: (any FullTextSearch)? { remote ?? local }

  /// The words of this machine's pages; nil if unknown.
  public let vocabulary: (any WordCounts)?

  /// Completes what is typed; nil if nothing can.
  public let completion: (any QueryCompleting)?

  /// Finds what is new at the server; nil if there is none.
  public let watcher: SearchWatcher?

  public init(
    local: (any FullTextSearch)? = nil, remote: (any FullTextSearch)? = nil,
    vocabulary: (any WordCounts)? = nil, completion: (any QueryCompleting)? = nil,
    watcher: SearchWatcher? = nil
  ) {
    self.local = local
    self.remote = remote
    self.vocabulary = vocabulary
    self.completion = completion
    self.watcher = watcher
  }

  /// The same for a reader who allows this much at once.
  public func allowing(_ allowance: SearchAllowance) -> SearchSources {
    SearchSources(
      local: local?.allowing(allowance), remote: remote?.allowing(allowance), vocabulary: vocabulary,
      completion: completion, watcher: watcher?.allowing(allowance))
  }
}
