/// Used when there is no library: it is empty, and nothing can be added.
public struct NoLibrary: PersonalLibrary {
  public init() {}

  private static let failure = NewspaperError.local(what: "there is nowhere to store this")

  public func bookmarks(
    matching query: BookmarkQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Bookmark> { .none }
  public func bookmarked() async throws(NewspaperError) -> Set<PageAddress> { [] }
  public func bookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark? { nil }
  public func add(_ bookmark: Bookmark) async throws(NewspaperError) -> Bookmark? { throw NoLibrary.failure }
  public func edit(
    bookmarkOf target: PageAddress, _ change: BookmarkChange, changed: Double
  ) async throws(NewspaperError) -> Bookmark? { nil }
  public func put(_ bookmark: Bookmark) async throws(NewspaperError) { throw NoLibrary.failure }
  public func removeBookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark? { nil }
  public func visits(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Visit> { .none }
  public func record(_ visit: Visit) async throws(NewspaperError) {}
  public func removeVisit(of lccn: LCCN) async throws(NewspaperError) -> Visit? { nil }
  public func savedFilters(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedFilter> { .none }
  public func put(_ filter: SavedFilter) async throws(NewspaperError) -> SavedFilter? {
    throw NoLibrary.failure
  }
  public func removeFilter(named name: String) async throws(NewspaperError) -> SavedFilter? { nil }
  public func savedSearches(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedSearch> { .none }
  public func put(_ search: SavedSearch) async throws(NewspaperError) -> SavedSearch? {
    throw NoLibrary.failure
  }
  public func removeSearch(named name: String) async throws(NewspaperError) -> SavedSearch? { nil }
  public func excerpts(
    matching query: ExcerptQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Excerpt> { .none }
  public func excerpts(of page: PageID) async throws(NewspaperError) -> [Excerpt] { [] }
  public func excerpts(of lccn: LCCN) async throws(NewspaperError) -> [Excerpt] { [] }
  public func notedPages() async throws(NewspaperError) -> Set<PageID> { [] }
  public func excerpt(_ id: String) async throws(NewspaperError) -> Excerpt? { nil }
  public func excerpts(
    identifiedBy prefix: String, limit: Int
  ) async throws(NewspaperError) -> [Excerpt] { [] }
  public func put(_ excerpt: Excerpt) async throws(NewspaperError) -> Excerpt? { throw NoLibrary.failure }
  public func edit(
    excerpt id: String, _ change: ExcerptChange, changed: Double
  ) async throws(NewspaperError) -> Excerpt? { nil }
  public func removeExcerpt(_ id: String) async throws(NewspaperError) -> Excerpt? { nil }
  public func position(in page: PageID) async throws(NewspaperError) -> ReadingPosition? { nil }
  public func positions(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<ReadingPosition> { .none }
  public func lastPositions(of lccns: [LCCN]) async throws(NewspaperError) -> [LCCN: ReadingPosition] { [:] }
  public func positions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition] { [] }
  public func readPages() async throws(NewspaperError) -> Set<PageID> { [] }
  public func put(_ positions: [ReadingPosition]) async throws(NewspaperError) {}
  public func removePosition(in page: PageID) async throws(NewspaperError) -> ReadingPosition? { nil }
  public func removePositions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition] { [] }
  public func sessions() async throws(NewspaperError) -> [LastSession] { [] }
  public func put(_ sessions: [LastSession], replacing former: [LastSession]) async throws(NewspaperError)
    -> Int
  {
    0
  }
  public func removeSessions() async throws(NewspaperError) {}
  public func front(_ limit: Int) async throws(NewspaperError) -> LibraryFront { LibraryFront() }
  public func merge(_ other: LibraryContents) async throws(NewspaperError) -> LibraryMerge {
    throw NoLibrary.failure
  }
  public func contents() async throws(NewspaperError) -> LibraryContents { LibraryContents() }
}
