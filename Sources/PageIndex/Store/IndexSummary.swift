/// What is in the index of pages.
public struct IndexSummary: Hashable, Sendable {
  public let pages: Int
  public let newspapers: Int
  /// Of the oldest and the newest page; nil without pages.
  public let years: ClosedRange<Int>?
  /// Of the file; 0 if there is none.
  public let bytes: Int
}

/// What a check of the index found.
public struct IndexCheck: Hashable, Sendable {
  public let pages: Int
  /// What is wrong, a line each; the first hundred if there are more.
  public let faults: [String]
}
