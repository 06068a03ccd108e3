/// What is in the index of pages.
public struct IndexSummary: Hashable, Sendable {
  public let pages: Int
  public let newspapers: Int
  /// The times of the oldest and the newest page; nil without pages.
  public let years: ClosedRange<Int>?
  /// The size of the file; 0 if there is none.
  public let bytes: Int
}

/// The findings of a check of the index.
public struct IndexCheck: Hashable, Sendable {
  public let pages: Int
  /// What is wrong, one per line; only the first hundred.
  public let faults: [String]
}
