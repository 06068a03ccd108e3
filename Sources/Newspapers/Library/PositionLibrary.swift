/// Where the reader stopped in each page.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used. When a method returns, what it
/// wrote is completely on disk, or not at all. Several programs may read and write at once.
public protocol PositionLibrary: Sendable {
  /// Nil for a page that was not read.
  func position(in page: PageID) async throws(NewspaperError) -> ReadingPosition?

  /// All pages that were read, the latest first.
  /// - Parameter words: as in `BookmarkQuery`; they may also be part of the page's address, such as its day.
  func positions(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<ReadingPosition>

  /// The page read last in each of these newspapers, if any was read.
  func lastPositions(of lccns: [LCCN]) async throws(NewspaperError) -> [LCCN: ReadingPosition]

  /// All pages of a newspaper that were read, the latest first.
  func positions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition]

  /// All pages that were read, of any newspaper.
  func readPages() async throws(NewspaperError) -> Set<PageID>

  /// Stores all of them, or none. A page that already has a position gets the new one, whichever is older.
  func put(_ positions: [ReadingPosition]) async throws(NewspaperError)

  /// Forgets one page.
  /// - Returns: what was forgotten; nil if it was not known.
  @discardableResult
  func removePosition(in page: PageID) async throws(NewspaperError) -> ReadingPosition?

  /// Forgets all pages of a newspaper.
  /// - Returns: what was forgotten.
  @discardableResult
  func removePositions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition]
}
