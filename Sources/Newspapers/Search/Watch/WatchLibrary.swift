/// Remembers what was watched and reported, for next time.
///
/// Every method fails with `NewspaperError.local`, naming the file that cannot be used.
public protocol WatchLibrary: Sendable {
  /// What is remembered about a search at a server; nil before the first time.
  func watched(_ search: String, at server: String) async throws(NewspaperError) -> WatchedSearch?

  /// The reported pages of a search, from any server.
  func reportedPages(of search: String) async throws(NewspaperError) -> Set<PageID>

  /// The latest reported pages of searches, the newest first.
  func reports(of searches: [String], limit: Int) async throws(NewspaperError) -> [ReportedPage]

  /// Remembers all of it, or nothing: batches are added to those that are known, and a page stays as first
  /// reported.
  /// - Parameter anew: whether only these batches are known from now on.
  func remember(
    _ searches: [WatchedSearch], _ pages: [ReportedPage], anew: Bool
  ) async throws(NewspaperError)
}

/// What is remembered about a saved search at a server.
public struct WatchedSearch: Hashable, Sendable {
  /// The name of the saved search.
  public let search: String
  /// `www.loc.gov`
  public let server: String
  /// The names of the known batches.
  public let batches: Set<String>
  /// When it was first watched, in seconds since 1970.
  public let begun: Double
  /// When it was last watched, in seconds since 1970.
  public let watched: Double

  public init(search: String, server: String, batches: Set<String>, begun: Double, watched: Double) {
    self.search = search
    self.server = server
    self.batches = batches
    self.begun = begun
    self.watched = watched
  }
}

/// A page that was reported as new.
public struct ReportedPage: Hashable, Sendable {
  /// The name of the saved search that found it.
  public let search: String
  public let page: PageID
  /// The newspaper's title.
  public let title: String
  /// The text around the first hit; empty if the server did not say.
  public let snippet: String
  /// The address of its web page; nil if it has none.
  public let address: String?
  /// When it was found, in seconds since 1970.
  public let found: Double

  public init(
    search: String, page: PageID, title: String, snippet: String, address: String?, found: Double
  ) {
    self.search = search
    self.page = page
    self.title = title
    self.snippet = snippet
    self.address = address
    self.found = found
  }
}
