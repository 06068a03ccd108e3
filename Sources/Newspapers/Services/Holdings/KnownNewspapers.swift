/// What this machine knows about newspapers without a record at the source in use: from records and lists of
/// others, issues, pages and the reader's own library. Sends nothing.
public protocol KnownNewspapers: Sendable {
  /// The title, places and languages of a newspaper; nil if nothing here says its title.
  /// - Parameters:
  ///   - work: the newspaper; of its issues and pages, a stored issue may say more.
  ///   - owner: who has it; nil if that is not known.
  func newspaper(of work: PageAddress, at owner: IssueSource?) async -> Newspaper?
}

/// Used where only records are known.
public struct NoKnownNewspapers: KnownNewspapers {
  public init() {}

  public func newspaper(of work: PageAddress, at owner: IssueSource?) async -> Newspaper? { nil }
}
