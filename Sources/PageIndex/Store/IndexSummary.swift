/// What is in the index of pages.
public struct IndexSummary: Hashable, Sendable {
  public let pages: Int
  public let newspapers: Int
  /// The times of the oldest and the newest page; nil without pages.
  public let years: ClosedRange<Int>?
  /// The size of the file with its write-ahead log; 0 if there is none.
  public let bytes: Int
}

/// The findings of a check of the index.
public struct IndexCheck: Hashable, Sendable {
  public let pages: Int
  /// What is wrong, one per line; only the first hundred.
  public let faults: [String]
}

/// What tidying the index changed.
public struct IndexTidying: Hashable, Sendable {
  /// How many pages had fields filled in.
  public let completed: Int
  /// The damaged texts that were removed, one per line.
  public let removed: [String]
}

/// Some pages of the index as lines of JSON.
public struct IndexExport: Hashable, Sendable {
  public let lines: [[UInt8]]
  /// What cannot be read and is left out, one per line.
  public let faults: [String]
  /// How many pages have no line because of that.
  public let lost: Int
  /// The id of the last page.
  public let last: Int
}
