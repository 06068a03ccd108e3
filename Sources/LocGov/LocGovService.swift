import HTTP
import NewspaperHTTP
import Newspapers

/// The Library of Congress's own service: the JSON API of www.loc.gov.
///
/// Lists are fetched window by window if the server can filter and sort as requested. If it cannot, the whole
/// list (some 4,700 rows, in five responses at full page size) is fetched once, kept until `refresh()`, and
/// answers every query from then on.
public struct LocGovService: NewspaperDirectory, NewspaperArchive {
  let server: Server
  let endpoint: Endpoint
  let tiles: Server
  let issueListing: IssueListing
  /// Issues, and the files of their pages.
  let places: FilePlaces
  /// The number of issues per year, for the years that were listed.
  let yearCounts = YearCounts()
  let readLayout: LayoutReading
  let listings: ListingSource
  private let whole: Memo<WholeListing>
  /// Whole lists for the filters that only the server supports.
  private let searches: KeyedMemo<NewspaperQuery, WholeListing>

  /// - Parameters:
  ///   - site: the service's address.
  ///   - tiles: the address of the server with the pages' files.
  ///   - reach: how many rows of a list of pages the service serves.
  ///   - readLayout: reads ALTO.
  ///   - now: the time, in seconds since 1970.
  public init(
    client: any HTTPClient, site: String = "https://www.loc.gov", tiles: String = "https://tile.loc.gov",
    reach: Int? = nil, readLayout: @escaping LayoutReading, now: @escaping @Sendable () -> Double
  ) {
    let site = Site(site)
    let server = Server(site, client: client, webPageIsBotCheck: true, now: now)
    let listings = ListingSource(server: server, endpoint: Endpoint(site: site))
    self.server = server
    self.listings = listings
    let endpoint = listings.endpoint
    self.endpoint = endpoint
    let tileServer = Server(Site(tiles), client: client, webPageIsBotCheck: true, now: now)
    self.tiles = tileServer
    self.readLayout = readLayout
    issueListing = IssueListing(server: server, endpoint: endpoint)
    let issueFiles = KeyedMemo<IssueID, IssueFiles>(limit: 64) { id, freshness async throws(NewspaperError) in
      let question = ResourceRequest(
        endpoint.item(id), subject: .issue(id), shelfLife: HTTPRequest.firmShelfLife)
      return try await server.answer(question, as: IssueResponse.self, freshness: freshness) {
        answer throws(NewspaperError) in
        try IssueFiles(answer, of: id, webAddress: endpoint.page(of: id), server: server)
      }
    }
    let scanSizes = KeyedMemo<PageID, ImageInformation>(limit: 256) {
      [name = server.site.name] page, freshness async throws(NewspaperError) in
      let files = try await issueFiles.get(page.issue, freshness).page(page, source: name)
      let image = TileEndpoint(site: tileServer.site).image(files.segment, size: nil)
      return try await tileServer.information(of: image, showing: page, freshness: freshness)
    }
    places = FilePlaces(
      server: server, tiles: tileServer.site.name, issueFiles: issueFiles, scanSizes: scanSizes)
    whole = Memo { freshness async throws(NewspaperError) in
      try await listings.all(.titles, freshness)
    }
    pages = PageSearch(
      server: server, tiles: tileServer, places: places, sizes: listings.sizes,
      reach: reach ?? Endpoint.reach)
    searches = KeyedMemo(limit: 16) { query, freshness async throws(NewspaperError) in
      try await listings.all(.search(query), freshness)
    }
  }

  public var name: String { server.site.name }

  /// The search for its pages.
  public let pages: any SearchingServer

  /// The OCR of its batches.
  public var ocrArchives: any OCRArchiveList { BatchSummary(server: server) }

  /// Its batches, by which new pages are recognized.
  public var batches: any BatchList { BatchSummary(server: server) }

  public var isLocal: Bool { false }

  @concurrent
  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    // Everything it lists is digitized.
    let filters = query.filters.subtracting([.digitized])
    let isInServersOrder = query.order == .title || query.order == .start
    let isSearched = !filters.isDisjoint(with: LocGovService.searched)
    let hasWhole = await whole.value.map { freshness.accepts(isStale: $0.isStale) } ?? false
    if !hasWhole || isSearched, isInServersOrder, filters.isSubset(of: Endpoint.filters) {
      let isPlain = filters.isEmpty && query.order == .title
      return try await listings.rows(window, of: isPlain ? .titles : .search(query), freshness)
    }
    guard !isSearched else { return try await found(query, window, freshness) }
    let all = try await whole.get(freshness)
    return all.index.listing(query, window, origin: all.origin)
  }

  /// What the whole list does not say about its newspapers, but a search does.
  private static let searched: Set<NewspaperFilter> = [.frequency, .ethnicity]

  /// If a query needs more than the server can filter and sort, the server does what it can, and the rest is
  /// done here.
  private func found(
    _ query: NewspaperQuery, _ window: Window, _ freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    guard !query.filters.contains(.issueYears) else {
      throw .unsupported(
        source: name,
        what: .option("\(NewspaperFilter.issueYears.words) together with frequency or ethnicity"))
    }
    var (asked, rest) = (NewspaperQuery(), query)
    (asked.state, asked.language, asked.from, asked.to) = (query.state, query.language, query.from, query.to)
    (asked.frequency, asked.ethnicity) = (query.frequency, query.ethnicity)
    (rest.frequency, rest.ethnicity) = (nil, nil)
    let all = try await searches.get(asked, freshness)
    return all.index.listing(rest, window, origin: all.origin)
  }

  @concurrent
  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    let question = ResourceRequest(endpoint.item(lccn), subject: .newspaper(lccn))
    return try await server.answer(question, as: ItemResponse.self, freshness: freshness) {
      answer throws(NewspaperError) in try record(of: lccn, in: answer, question.subject)
    }
  }

  private func record(
    of lccn: LCCN, in answer: Resource<ItemResponse>, _ subject: RequestSubject
  ) throws(NewspaperError) -> NewspaperRecord {
    if answer.value.saysNotFound { throw .notFound(what: subject, source: name) }
    guard let item = answer.value.item else {
      throw .malformed(host: server.site.host, what: "“item” is missing")
    }
    guard !item.isEmpty, item.isNewspaper else { throw .notFound(what: subject, source: name) }
    guard let detail = item.detail(asked: lccn, webAddress: endpoint.page) else {
      throw .malformed(host: server.site.host, what: "“item.title” is missing")
    }
    return NewspaperRecord(detail: detail, origin: answer.origin)
  }

  /// Two requests, unless the whole list is loaded, which contains it.
  @concurrent
  public func coverage(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> DigitizedCoverage? {
    try await span(of: lccn, freshness).coverage
  }

  func span(
    of lccn: LCCN, _ freshness: Freshness
  ) async throws(NewspaperError) -> (coverage: DigitizedCoverage, origin: Origin) {
    if let whole = await whole.value,
      let listed = whole.index.newspapers.first(where: { $0.lccn == lccn })?.coverage
    {
      return (listed, whole.origin)
    }
    return try await issueListing.span(of: lccn, freshness)
  }

  public func states() async throws(NewspaperError) -> [StateTally] {
    await whole.value?.index.stateTallies() ?? StatesAndTerritories.all
  }

  /// Only if the whole list is loaded: the server does not count.
  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    guard let whole = await whole.value, query.filters.isDisjoint(with: LocGovService.searched) else {
      throw .unsupported(source: name, what: "newspaper counts")
    }
    return NewspaperTallies(of: whole.index.matching(query), matching: query)
  }

  public func refresh() async {
    server.refresh()
    tiles.refresh()
    listings.sizes.forget()
    yearCounts.forget()
    await whole.forget()
    await searches.forget()
    await places.issueFiles.forget()
    await places.scanSizes.forget()
  }
}
