import Newspapers
import Presentation

/// What of a newspaper's days is the reader's own, or on this machine.
public struct OwnDays: Hashable, Sendable {
  /// The notes and clips that the reader has of each day.
  public let notes: [IssueDate: ExcerptCount]
  /// The issues and pages with bookmarks, and their days.
  public let bookmarks: Set<PageAddress>
  public let bookmarkedDays: Set<IssueDate>
  /// The page of each day that was read last.
  public let read: [IssueDate: ReadingPosition]
  /// How many pages of each day are on this machine.
  public let here: [IssueDate: Int]
  /// All of these days.
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
