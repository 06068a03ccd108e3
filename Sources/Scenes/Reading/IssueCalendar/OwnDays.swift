import Newspapers
import Presentation

/// The days of a newspaper with something of the reader's own, or on this machine.
public struct OwnDays: Hashable, Sendable {
  /// The number of the reader's notes and clips for each day.
  public let notes: [IssueDate: ExcerptCount]
  /// The issues and pages with bookmarks, and their days.
  public let bookmarks: Set<PageAddress>
  public let bookmarkedDays: Set<IssueDate>
  /// The page of each day that was read last.
  public let read: [IssueDate: ReadingPosition]
  /// How many pages of each day are on this machine.
  public let here: [IssueDate: Int]
  /// All these days.
  let days: Set<IssueDate>

  public init(
    notes: [IssueDate: ExcerptCount] = [:], bookmarks: Set<PageAddress> = [],
    read: [IssueDate: ReadingPosition] = [:], here: [IssueDate: Int] = [:]
  ) {
    (self.notes, self.bookmarks, self.read, self.here) = (notes, bookmarks, read, here)
    bookmarkedDays = Set(bookmarks.compactMap { $0.issue?.date })
    days = bookmarkedDays.union(notes.keys).union(read.keys).union(here.keys)
  }
}
