/// Another archive, of which each text that was read is told.
public struct WatchedArchive: CombinedArchive {
  private let archive: any NewspaperArchive
  private let tell: @Sendable (PageText) async -> Void
  private let tellIssue: @Sendable (Issue) async -> Void

  /// - Parameters:
  ///   - tell: called with each text before it is returned; must not take long.
  ///   - tellIssue: the same with each issue.
  public init(
    _ archive: any NewspaperArchive, tell: @escaping @Sendable (PageText) async -> Void,
    tellIssue: @escaping @Sendable (Issue) async -> Void
  ) {
    self.archive = archive
    self.tell = tell
    self.tellIssue = tellIssue
  }

  public var name: String { archive.name }
  public func name(of lccn: LCCN) -> String { archive.name(of: lccn) }
  public func holds(_ lccn: LCCN) -> Bool { archive.holds(lccn) }
  public var held: Set<LCCN> { archive.held }
  public var kept: Set<LCCN> { archive.kept }

  func archive(of lccn: LCCN) -> any NewspaperArchive { archive }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    let text = try await archive.text(of: page, freshness: freshness)
    await tell(text)
    return text
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    let issue = try await archive.issue(id, freshness: freshness)
    await tellIssue(issue)
    return issue
  }

  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    try await archive.frontPages(of: date, state: state, window: window, freshness: freshness)
  }

  public func webAddress(of lccn: LCCN) -> String? { archive.webAddress(of: lccn) }
  public func webAddress(of page: PageID) -> String? { archive.webAddress(of: page) }
  public func refresh() async { await archive.refresh() }
}
