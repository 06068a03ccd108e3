import Newspapers

/// What of a newspaper's days is the reader's own, or on this machine.
public struct OwnDays: Hashable, Sendable {
  /// How many notes and clips the reader has of each day.
  public var notes: [IssueDate: Int] = [:]
  /// The issues and pages with bookmarks.
  public var bookmarks: Set<PageAddress> = [] {
    didSet { bookmarkedDays = Set(bookmarks.compactMap { $0.issue?.date }) }
  }
  public private(set) var bookmarkedDays: Set<IssueDate> = []
  /// The page of each day that was read last.
  public var read: [IssueDate: ReadingPosition] = [:]
  /// How many pages of each day are on this machine.
  public var here: [IssueDate: Int] = [:]

  public init() {}
}
