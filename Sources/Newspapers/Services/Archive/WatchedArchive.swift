/// Another archive that reports each text read. A text that is only looked at, if it is on this machine, is not
/// reported: that is how previews and word counts look.
public struct WatchedArchive: DecoratedArchive {
  let archive: any NewspaperArchive
  private let tell: @Sendable (PageText) async -> Void
  private let tellIssue: @Sendable (Issue) async -> Void

  /// - Parameters:
  ///   - tell: called with each text before it is returned; must be quick.
  ///   - tellIssue: the same with each issue.
  public init(
    _ archive: any NewspaperArchive, tell: @escaping @Sendable (PageText) async -> Void,
    tellIssue: @escaping @Sendable (Issue) async -> Void
  ) {
    self.archive = archive
    self.tell = tell
    self.tellIssue = tellIssue
  }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    let text = try await archive.text(of: page, freshness: freshness)
    if freshness != .kept { await tell(text) }
    return text
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    let issue = try await archive.issue(id, freshness: freshness)
    await tellIssue(issue)
    return issue
  }
}
