/// Everything in a library, or part of it, to transfer to another.
public struct LibraryContents: Hashable, Sendable {
  public var bookmarks: [Bookmark]
  public var visits: [Visit]
  public var filters: [SavedFilter]
  public var searches: [SavedSearch]
  public var excerpts: [Excerpt]
  public var positions: [ReadingPosition]
  /// What was open when the reader last quit; nil if none is remembered.
  public var session: LastSession?

  public init(
    bookmarks: [Bookmark] = [], visits: [Visit] = [], filters: [SavedFilter] = [],
    searches: [SavedSearch] = [], excerpts: [Excerpt] = [], positions: [ReadingPosition] = [],
    session: LastSession? = nil
  ) {
    self.bookmarks = bookmarks
    self.visits = visits
    self.filters = filters
    self.searches = searches
    self.excerpts = excerpts
    self.positions = positions
    self.session = session
  }
}
