/// What belongs to the reader: bookmarks, the newspapers opened, saved filters.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used. What is written is whole and on
/// the disk when a method returns, or not there at all; cancelling a task does not stop it halfway. Several programs may
/// read and write at once.
public protocol PersonalLibrary: Sendable {
  func bookmarks(
    matching query: BookmarkQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Bookmark>

  /// The LCCNs of all bookmarks.
  func bookmarked() async throws(NewspaperError) -> Set<LCCN>

  /// Nil if the newspaper has no bookmark.
  func bookmark(of lccn: LCCN) async throws(NewspaperError) -> Bookmark?

  /// Adds `bookmark`. If the newspaper has one, that gets its tags, too, and its note unless that is empty.
  /// - Returns: the newspaper's bookmark as it was; nil if there was none.
  @discardableResult
  func add(_ bookmark: Bookmark) async throws(NewspaperError) -> Bookmark?

  /// Gives the bookmark of a newspaper another note or other tags; nil leaves them. Without a bookmark nothing happens.
  /// - Parameter changed: seconds since 1970.
  /// - Returns: the bookmark as it was; nil if there is none.
  @discardableResult
  func edit(
    bookmarkOf lccn: LCCN, note: String?, tags: [String]?, changed: Double
  ) async throws(NewspaperError) -> Bookmark?

  /// Puts `bookmark` there as it is, in the place of the newspaper's present one if it has one.
  func put(_ bookmark: Bookmark) async throws(NewspaperError)

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeBookmark(of lccn: LCCN) async throws(NewspaperError) -> Bookmark?

  /// The newspapers opened, the last first.
  /// - Parameter words: as those of `BookmarkQuery`.
  func visits(matching words: String, window: Window) async throws(NewspaperError) -> LibraryRows<Visit>

  func record(_ visit: Visit) async throws(NewspaperError)

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeVisit(of lccn: LCCN) async throws(NewspaperError) -> Visit?

  /// By name.
  func savedFilters(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedFilter>

  /// Saves `filter` in the place of one of the same name, if there is one.
  /// - Returns: that one.
  @discardableResult
  func put(_ filter: SavedFilter) async throws(NewspaperError) -> SavedFilter?

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeFilter(named name: String) async throws(NewspaperError) -> SavedFilter?

  /// Takes in what another library holds, all of it or nothing: of what both have, the newer stays.
  func merge(_ other: LibraryContents) async throws(NewspaperError) -> LibraryMerge

  /// All there is.
  func contents() async throws(NewspaperError) -> LibraryContents
}
