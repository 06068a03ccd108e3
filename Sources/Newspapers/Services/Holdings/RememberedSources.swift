/// Knows where the reader found newspapers, issues and pages, without contacting anyone.
public protocol RememberedSources: Sendable {
  /// Who had it the last time, or else its issue. For an issue, who had any of its pages; for a newspaper, which
  /// site had anything of it. Nil if that was not recorded.
  func source(of work: PageAddress) -> IssueSource?
}

/// What several remember: the first one that knows a source is believed.
public struct JoinedSources: RememberedSources {
  private let parts: [any RememberedSources]

  public init(_ parts: [any RememberedSources]) { self.parts = parts }

  public func source(of work: PageAddress) -> IssueSource? {
    for part in parts {
      if let source = part.source(of: work) { return source }
    }
    return nil
  }
}

/// Remembers nothing.
public struct NoRememberedSources: RememberedSources {
  public init() {}

  public func source(of work: PageAddress) -> IssueSource? { nil }
}
