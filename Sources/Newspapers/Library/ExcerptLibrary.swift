/// The reader's notes and clips.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used. When a method returns, what it
/// wrote is completely on disk, or not at all. Several programs may read and write at once.
public protocol ExcerptLibrary: Sendable {
  /// Those added last come first.
  func excerpts(
    matching query: ExcerptQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Excerpt>

  /// All for a page, in the order added.
  func excerpts(of page: PageID) async throws(NewspaperError) -> [Excerpt]

  /// Those for a newspaper, in the order of its pages.
  func excerpts(of lccn: LCCN) async throws(NewspaperError) -> [Excerpt]

  /// The pages that have any.
  func notedPages() async throws(NewspaperError) -> Set<PageID>

  /// Nil if there is none.
  func excerpt(_ id: String) async throws(NewspaperError) -> Excerpt?

  /// At most `limit` whose ID begins with `prefix`, by ID.
  func excerpts(identifiedBy prefix: String, limit: Int) async throws(NewspaperError) -> [Excerpt]

  /// Stores `excerpt` as it is, replacing the one with its ID.
  /// - Returns: the replaced excerpt; nil if there was none.
  @discardableResult
  func put(_ excerpt: Excerpt) async throws(NewspaperError) -> Excerpt?

  /// Changes part of an excerpt, and keeps what another program changed meanwhile. Does nothing without an
  /// excerpt.
  /// - Parameter changed: seconds since 1970.
  /// - Returns: the previous excerpt; nil if there is none.
  @discardableResult
  func edit(
    excerpt id: String, _ change: ExcerptChange, changed: Double
  ) async throws(NewspaperError) -> Excerpt?

  /// - Returns: what was removed; nil if there was none.
  @discardableResult
  func removeExcerpt(_ id: String) async throws(NewspaperError) -> Excerpt?
}
