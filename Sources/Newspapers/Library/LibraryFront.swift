/// The part of the reader's library on the first screen: a few rows of each list, and how many there are.
public struct LibraryFront: Hashable, Sendable {
  /// The page read last in each newspaper, the latest first; the total counts all pages read.
  public var positions = LibraryRows<ReadingPosition>.none
  /// The newest first.
  public var bookmarks = LibraryRows<Bookmark>.none
  public var searches = LibraryRows<SavedSearch>.none
  /// What the last `watch` reported for these searches, by name; those never watched are missing.
  public var news: [String: SearchNews] = [:]
  /// Which of the pages read have bookmarks.
  public var bookmarked: Set<PageAddress> = []
  /// What was open when the reader quit; the latest first.
  public var sessions: [LastSession] = []

  public init() {}

  public var isEmpty: Bool { positions.total == 0 && bookmarks.total == 0 && searches.total == 0 }
}

/// What was new for a saved search when it was last watched.
public struct SearchNews: Hashable, Sendable {
  /// In seconds since 1970.
  public let watched: Double
  public let pages: Int

  public init(watched: Double, pages: Int) {
    self.watched = watched
    self.pages = pages
  }
}
