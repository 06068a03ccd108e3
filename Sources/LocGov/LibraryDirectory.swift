import HTTP
import NewspaperHTTP
import Newspapers

/// The Library's directory of the newspapers in American libraries, digitised or not.
///
/// The server gives no rows beyond the 100,000th (www.loc.gov/apis/json-and-yaml/working-within-limits): those behind
/// are fetched from the other end of the alphabet, where they are the first.
public struct LibraryDirectory: NewspaperList {
  private let source: ListingSource

  /// Pages that the server gives from either end.
  static let reach = 100

  /// - Parameters:
  ///   - site: the service's address.
  ///   - now: the time, in seconds since 1970.
  public init(
    client: any HTTPClient, site: String = "https://www.loc.gov", now: @escaping @Sendable () -> Double
  ) {
    let site = Site(site)
    source = ListingSource(
      server: Server(site, client: client, webPageIsBotCheck: true, now: now), endpoint: Endpoint(site: site))
  }

  public var name: String { source.server.site.name }

  public var isOfDigitised: Bool { false }

  @concurrent
  public func page(_ number: Int) async throws(NewspaperError) -> NewspaperListing {
    let isFromTheEnd = number >= LibraryDirectory.reach
    let page = try await source.page(
      number % LibraryDirectory.reach + 1, size: NewspaperListPage.size,
      of: .directory(isFromTheEnd: isFromTheEnd), .recent)
    if let cause = page.origin.substituteFor?.error { throw cause }
    guard NewspaperListPage.count(of: page.total) <= 2 * LibraryDirectory.reach else {
      throw .unsupported(
        source: name, what: "a list of \(page.total) newspapers: it gives 100,000 from each end at the most")
    }
    return NewspaperListing(
      newspapers: page.rows.compactMap(\.self), offset: number * NewspaperListPage.size, total: page.total,
      origin: page.origin)
  }
}
