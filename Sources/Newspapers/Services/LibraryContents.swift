/// All that a library holds, or a part of it that travels to another.
public struct LibraryContents: Hashable, Sendable {
  public var bookmarks: [Bookmark]
  public var visits: [Visit]
  public var filters: [SavedFilter]

  public init(bookmarks: [Bookmark] = [], visits: [Visit] = [], filters: [SavedFilter] = []) {
    self.bookmarks = bookmarks
    self.visits = visits
    self.filters = filters
  }
}
