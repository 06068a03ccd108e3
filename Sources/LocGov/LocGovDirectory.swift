import HTTP
import NewspaperHTTP
import Newspapers

/// The Library's directory of the newspapers in American libraries, digitized or not.
///
/// The server returns no rows beyond the 100,000th (www.loc.gov/apis/json-and-yaml/working-within-limits):
/// the rest is fetched in reverse order, where those rows come first.
public struct LocGovDirectory: NewspaperList {
  private let list: LocGovList

  /// - Parameters:
  ///   - site: the service's address.
  ///   - now: the time, in seconds since 1970.
  public init(
    client: any HTTPClient, site: String = "https://www.loc.gov", now: @escaping @Sendable () -> Double
  ) {
    let site = Site(site)
    list = LocGovList(
      source: ListingSource(
        server: Server(site, client: client, webPageIsBotCheck: true, now: now),
        endpoint: Endpoint(site: site)
      ), list: .directory)
  }

  public var name: String { list.name }
  public var isOfDigitized: Bool { false }

  @concurrent
  public func size() async throws(NewspaperError) -> NewspaperListProgress { try await list.size() }

  @concurrent
  public func newspapers(
    _ progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> NewspaperListing { try await list.newspapers(progress) }

  public func refresh() async { await list.refresh() }
}
