/// What of the reader's library stands on the first screen: a few rows of each list, and how many there are.
public struct LibraryFront: Hashable, Sendable {
  /// Of each newspaper the page read last, the latest first.
  public var positions = LibraryRows<ReadingPosition>.none
  /// The newest first.
  public var bookmarks = LibraryRows<Bookmark>.none
  public var searches = LibraryRows<SavedSearch>.none
  /// What the last `watch` told of these searches, by name; none of those that were never watched.
  public var news: [String: SearchNews] = [:]
  /// Those of the pages read that have bookmarks.
  public var bookmarked: Set<PageAddress> = []
  /// What was open when the reader left; the latest first.
  public var sessions: [LastSession] = []

  public init() {}

  public var isEmpty: Bool { positions.total == 0 && bookmarks.total == 0 && searches.total == 0 }
}

/// What was new of a saved search when it was watched last.
public struct SearchNews: Hashable, Sendable {
  /// In seconds since 1970.
  public let watched: Double
  public let pages: Int

  public init(watched: Double, pages: Int) {
    self.watched = watched
    self.pages = pages
  }
}

extension PersonalLibrary {
  /// One question after the other, for libraries that cannot answer all at once.
  public func front(_ limit: Int) async throws(NewspaperError) -> LibraryFront {
    let window = Window(offset: 0, limit: limit)
    var front = LibraryFront()
    front.positions = try await positions(matching: "", window: window)
    front.bookmarks = try await bookmarks(matching: BookmarkQuery(), window: window)
    front.searches = try await savedSearches(matching: "", window: window)
    let bookmarked = try await bookmarked()
    front.bookmarked = Set(front.positions.rows.map { .page($0.page) }).intersection(bookmarked)
    front.sessions = try await sessions()
    return front
  }
}
