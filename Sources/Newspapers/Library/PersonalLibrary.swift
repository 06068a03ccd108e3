/// What belongs to the reader: bookmarks, newspapers opened, where pages were left, saved filters and
/// searches, notes and clips, and what was last open.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used. When a method
/// returns, what it wrote is completely on disk, or not at all; canceling a task does not stop it halfway.
/// Several programs may read and write at once.
public protocol PersonalLibrary: ExcerptLibrary, PositionLibrary, SessionLibrary {
  func bookmarks(
    matching query: BookmarkQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Bookmark>

  /// The targets of all bookmarks.
  func bookmarked() async throws(NewspaperError) -> Set<PageAddress>

  /// Nil if there is none.
  func bookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark?

  /// Adds `bookmark`. If there is one with the same target, adds the tags to it, and replaces its note unless
  /// the new one is empty.
  /// - Returns: the target's previous bookmark; nil if there was none.
  @discardableResult
  func add(_ bookmark: Bookmark) async throws(NewspaperError) -> Bookmark?

  /// Changes the note or the tags of a bookmark. Does nothing without a bookmark.
  /// - Parameter changed: seconds since 1970.
  /// - Returns: the previous bookmark; nil if there is none.
  @discardableResult
  func edit(
    bookmarkOf target: PageAddress, _ change: BookmarkChange, changed: Double
  ) async throws(NewspaperError) -> Bookmark?

  /// Stores `bookmark` as it is, replacing the target's current one if there is one.
  func put(_ bookmark: Bookmark) async throws(NewspaperError)

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeBookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark?

  /// The newspapers opened, the most recent first.
  /// - Parameter words: as in `BookmarkQuery`.
  func visits(matching words: String, window: Window) async throws(NewspaperError) -> LibraryRows<Visit>

  func record(_ visit: Visit) async throws(NewspaperError)

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeVisit(of lccn: LCCN) async throws(NewspaperError) -> Visit?

  /// By name.
  func savedFilters(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedFilter>

  /// Saves `filter`, replacing one with the same name.
  /// - Returns: the replaced filter.
  @discardableResult
  func put(_ filter: SavedFilter) async throws(NewspaperError) -> SavedFilter?

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeFilter(named name: String) async throws(NewspaperError) -> SavedFilter?

  /// By name.
  func savedSearches(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedSearch>

  /// Saves `search`, replacing one with the same name; the earlier of the two creation times stays.
  /// - Returns: the replaced search.
  @discardableResult
  func put(_ search: SavedSearch) async throws(NewspaperError) -> SavedSearch?

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeSearch(named name: String) async throws(NewspaperError) -> SavedSearch?

  /// What appears on the first screen, at most `limit` rows of each list.
  func front(_ limit: Int) async throws(NewspaperError) -> LibraryFront

  /// Merges the contents of another library, all or nothing: if both have something, the newer one stays.
  func merge(_ other: LibraryContents) async throws(NewspaperError) -> LibraryMerge

  /// Everything in the library.
  func contents() async throws(NewspaperError) -> LibraryContents
}
