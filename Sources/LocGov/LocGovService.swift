import HTTP
import NewspaperHTTP
import Newspapers

/// The Library of Congress's own service: the JSON form of www.loc.gov.
///
/// Lists are fetched by the window where the server can filter and sort as asked. Where it cannot, the whole list
/// (some 4,700 rows in five answers) is fetched once, kept until `refresh()`, and answers every question from then on.
public struct LocGovService: NewspaperService {
  private let server: Server
  private let endpoint: Endpoint
  private let listings: ListingSource
  private let whole: Kept<WholeListing>

  /// - Parameters:
  ///   - site: the service's address.
  ///   - now: the time, in seconds since 1970.
  public init(
    client: any HTTPClient, site: String = "https://www.loc.gov", now: @escaping @Sendable () -> Double
  ) {
    let site = Site(site)
    let server = Server.known(site, client: client, now: now)
    let listings = ListingSource(server: server, endpoint: Endpoint(site: site))
    self.server = server
    self.listings = listings
    endpoint = listings.endpoint
    whole = Kept { () async throws(NewspaperError) in try await WholeListing.fetch(from: listings) }
  }

  public var name: String { server.site.name }

  public var isLocal: Bool { false }

  @concurrent
  public func newspapers(
    matching query: NewspaperQuery, window: Window
  ) async throws(NewspaperError) -> NewspaperListing {
    let isInServersOrder = query.order == .title || query.order == .start
    if await whole.value == nil, isInServersOrder, query.words.nonEmpty == nil {
      let isPlain = query.isUnfiltered && query.order == .title
      return try await listings.rows(window, of: isPlain ? .titles : .search(query))
    }
    let all = try await whole.get()
    return NewspaperListing(
      window, of: all.index.matching(query), origin: Origin(name: name, asOf: all.asOf, isLive: true))
  }

  @concurrent
  public func newspaper(_ lccn: LCCN) async throws(NewspaperError) -> NewspaperRecord {
    let subject = "newspaper \(lccn)"
    let answer = try await server.answer(ItemAnswer.self, from: endpoint.item(lccn), subject: subject).value
    if answer.saysNotFound { throw .notFound(what: subject, source: name) }
    guard let item = answer.item else { throw .malformed(host: server.site.host, what: "“item” is missing") }
    guard !item.isEmpty, item.isNewspaper else { throw .notFound(what: subject, source: name) }
    guard let detail = item.detail(asked: lccn, webAddress: endpoint.page) else {
      throw .malformed(host: server.site.host, what: "“item.title” is missing")
    }
    return NewspaperRecord(detail: detail, origin: Origin(name: name, asOf: server.now, isLive: true))
  }

  /// Two requests, unless the whole list is there, which says it.
  @concurrent
  public func coverage(of lccn: LCCN) async throws(NewspaperError) -> DigitisedCoverage? {
    if let listed = await whole.value?.index.newspapers.first(where: { $0.lccn == lccn })?.coverage {
      return listed
    }
    return try await IssueSpan(server: server, endpoint: endpoint).coverage(of: lccn)
  }

  public func states() async throws(NewspaperError) -> [StateTally] {
    await whole.value?.index.stateTallies() ?? StatesAndTerritories.all
  }

  public func refresh() async { await whole.forget() }
}
