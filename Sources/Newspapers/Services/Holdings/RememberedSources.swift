/// Knows where the reader found newspapers, issues and pages, without contacting anyone.
public protocol RememberedSources: Sendable {
  /// Who had it the last time, or else its issue. For an issue, who had any of its pages; for a newspaper, which
  /// site had anything of it. Nil if that was not recorded.
  func source(of work: PageAddress) -> IssueSource?
}

/// Remembers nothing.
public struct NoRememberedSources: RememberedSources {
  public init() {}

  public func source(of work: PageAddress) -> IssueSource? { nil }
}
