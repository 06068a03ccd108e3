import Newspapers

/// A reader's library that records no visits before `open` is called.
final class SlowLibrary: PersonalLibrary {
  private let library: any PersonalLibrary
  private let gate = AsyncStream<Void>.makeStream()

  init(_ library: any PersonalLibrary) { self.library = library }

  func open() { gate.continuation.finish() }

  func record(_ visit: Visit) async throws(NewspaperError) {
    for await _ in gate.stream {}
    try await library.record(visit)
  }

  func bookmarks(
    matching query: BookmarkQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Bookmark> {
    try await library.bookmarks(matching: query, window: window)
  }
  func bookmarked() async throws(NewspaperError) -> Set<PageAddress> { try await library.bookmarked() }
  func bookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark? {
    try await library.bookmark(of: target)
  }
  func add(_ bookmark: Bookmark) async throws(NewspaperError) -> Bookmark? { try await library.add(bookmark) }
  func edit(
    bookmarkOf target: PageAddress, _ change: BookmarkChange, changed: Double
  ) async throws(NewspaperError) -> Bookmark? {
    try await library.edit(bookmarkOf: target, change, changed: changed)
  }
  func put(_ bookmark: Bookmark) async throws(NewspaperError) { try await library.put(bookmark) }
  func removeBookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark? {
    try await library.removeBookmark(of: target)
  }
  func visits(matching words: String, window: Window) async throws(NewspaperError) -> LibraryRows<Visit> {
    try await library.visits(matching: words, window: window)
  }
  func removeVisit(of lccn: LCCN) async throws(NewspaperError) -> Visit? {
    try await library.removeVisit(of: lccn)
  }
  func savedFilters(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedFilter> {
    try await library.savedFilters(matching: words, window: window)
  }
  func put(_ filter: SavedFilter) async throws(NewspaperError) -> SavedFilter? {
    try await library.put(filter)
  }
  func removeFilter(named name: String) async throws(NewspaperError) -> SavedFilter? {
    try await library.removeFilter(named: name)
  }
  func savedSearches(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<SavedSearch> {
    try await library.savedSearches(matching: words, window: window)
  }
  func put(_ search: SavedSearch) async throws(NewspaperError) -> SavedSearch? {
    try await library.put(search)
  }
  func removeSearch(named name: String) async throws(NewspaperError) -> SavedSearch? {
    try await library.removeSearch(named: name)
  }
  func excerpts(
    matching query: ExcerptQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Excerpt> {
    try await library.excerpts(matching: query, window: window)
  }
  func excerpts(of page: PageID) async throws(NewspaperError) -> [Excerpt] {
    try await library.excerpts(of: page)
  }
  func excerpts(of lccn: LCCN) async throws(NewspaperError) -> [Excerpt] {
    try await library.excerpts(of: lccn)
  }
  func notedPages() async throws(NewspaperError) -> Set<PageID> { try await library.notedPages() }
  func excerpt(_ id: String) async throws(NewspaperError) -> Excerpt? { try await library.excerpt(id) }
  func excerpts(identifiedBy prefix: String, limit: Int) async throws(NewspaperError) -> [Excerpt] {
    try await library.excerpts(identifiedBy: prefix, limit: limit)
  }
  func put(_ excerpt: Excerpt) async throws(NewspaperError) -> Excerpt? { try await library.put(excerpt) }
  func edit(
    excerpt id: String, _ change: ExcerptChange, changed: Double
  ) async throws(NewspaperError) -> Excerpt? {
    try await library.edit(excerpt: id, change, changed: changed)
  }
  func removeExcerpt(_ id: String) async throws(NewspaperError) -> Excerpt? {
    try await library.removeExcerpt(id)
  }
  func readPages() async throws(NewspaperError) -> Set<PageID> { try await library.readPages() }
  func position(in page: PageID) async throws(NewspaperError) -> ReadingPosition? {
    try await library.position(in: page)
  }
  func positions(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<ReadingPosition> {
    try await library.positions(matching: words, window: window)
  }
  func lastPositions(of lccns: [LCCN]) async throws(NewspaperError) -> [LCCN: ReadingPosition] {
    try await library.lastPositions(of: lccns)
  }
  func positions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition] {
    try await library.positions(of: lccn)
  }
  func put(_ positions: [ReadingPosition]) async throws(NewspaperError) { try await library.put(positions) }
  func removePosition(in page: PageID) async throws(NewspaperError) -> ReadingPosition? {
    try await library.removePosition(in: page)
  }
  func removePositions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition] {
    try await library.removePositions(of: lccn)
  }
  func front(_ limit: Int) async throws(NewspaperError) -> LibraryFront { try await library.front(limit) }
  func sessions() async throws(NewspaperError) -> [LastSession] { try await library.sessions() }
  func put(_ sessions: [LastSession], replacing former: [LastSession]) async throws(NewspaperError) -> Int {
    try await library.put(sessions, replacing: former)
  }
  func removeSessions() async throws(NewspaperError) { try await library.removeSessions() }
  func merge(_ other: LibraryContents) async throws(NewspaperError) -> LibraryMerge {
    try await library.merge(other)
  }
  func contents() async throws(NewspaperError) -> LibraryContents { try await library.contents() }
}
