import HTTP
import NewspaperHTTP
import Newspapers

/// A site that runs chronam or Open ONI: the states' own newspaper sites.
///
/// Such a site lists all its newspapers in one response, which is fetched once, kept until `refresh()`, and
/// filtered and sorted here. The keys of its responses tell whether it uses chronam's JSON or IIIF.
public struct ChronAmService: NewspaperDirectory, NewspaperArchive {
  let site: ChronAmSite
  let endpoint: Memo<Endpoint>
  let list: Memo<SiteList>
  /// All issues of a newspaper.
  let calendars: KeyedMemo<LCCN, IssueList>
  let images: KeyedMemo<PageID, PageImage>
  let readLayout: LayoutReading
  private let readRecord: RecordReading?

  /// - Parameters:
  ///   - site: the site's address, with a path if it has one.
  ///   - readLayout: reads ALTO.
  ///   - readRecord: reads MARCXML; nil requests as little as possible: neither catalog records nor what the
  ///     site's first answers leave out.
  ///   - now: the time, in seconds since 1970.
  public init(
    client: any HTTPClient, site: String, readLayout: @escaping LayoutReading,
    readRecord: RecordReading? = nil, now: @escaping @Sendable () -> Double
  ) {
    let site = ChronAmSite(
      server: Server(Site(site), client: client, webPageIsBotCheck: false, now: now))
    let endpoint = Memo { freshness async throws(NewspaperError) in try await site.probe(freshness) }
    self.site = site
    self.endpoint = endpoint
    list = Memo { freshness async throws(NewspaperError) in
      readRecord == nil
        ? try await site.list(endpoint.get(freshness), freshness)
        : try await site.wholeList(endpoint, freshness)
    }
    calendars = KeyedMemo(limit: 8) { lccn, freshness async throws(NewspaperError) in
      try await site.issues(of: lccn, endpoint.get(freshness), freshness)
    }
    images = KeyedMemo(limit: 256) { page, freshness async throws(NewspaperError) in
      try await site.image(of: page, endpoint.get(freshness), freshness)
    }
    self.readLayout = readLayout
    self.readRecord = readRecord
  }

  public var name: String { site.server.site.name }

  /// The search for its pages.
  public var pages: any SearchingServer {
    PageSearch(server: site.server) { () async throws(NewspaperError) in
      try await isOpenONI() ? .openONI : .chronAm
    }
  }

  /// The OCR of its batches.
  public var ocrArchives: any OCRArchiveList {
    SiteArchives(server: site.server) { () async throws(NewspaperError) in try await list.get(.atHand).links }
  }

  /// Its batches, by which new pages are recognized.
  public var batches: any BatchList {
    SiteBatches(server: site.server) { () async throws(NewspaperError) in try await endpoint.get(.atHand) }
  }

  /// Open ONI has chronam's JSON under a separate address, or IIIF.
  func isOpenONI(_ freshness: Freshness = .atHand) async throws(NewspaperError) -> Bool {
    if try await endpoint.get(freshness).root == .chronAmAPI { return true }
    return try await list.get(freshness).shape == .iiif
  }

  public var isLocal: Bool { false }

  @concurrent
  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    let list = try await known(freshness)
    try list.checkSupport(of: query, source: name)
    return list.index.listing(query, window, origin: list.origin)
  }

  @concurrent
  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    let record: NewspaperRecord = try await about(lccn, freshness) { endpoint async throws(NewspaperError) in
      guard let readRecord else { return try await site.title(lccn, endpoint, freshness) }
      return try await site.wholeRecord(of: lccn, endpoint, freshness, reading: readRecord)
    }
    // Without the list, the record still has its number.
    guard record.detail.isUntitled,
      let listed = try? await list.get(freshness.acceptingOld).index.newspapers.first(where: {
        $0.lccn == lccn
      })
    else { return record }
    return NewspaperRecord(
      detail: record.detail.completed(by: NewspaperDetail(newspaper: listed)), origin: record.origin)
  }

  public func states() async throws(NewspaperError) -> [StateTally] {
    let list = try await known(.atHand)
    guard list.shape == .chronAm else {
      throw list.refusal(.unsupported(source: name, what: "a list of states: its list has only titles"))
    }
    return list.index.stateTallies()
  }

  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    let list = try await known(.atHand)
    guard list.shape == .chronAm else {
      throw list.refusal(.unsupported(source: name, what: "newspaper counts: its list has only titles"))
    }
    try list.checkSupport(of: query, source: name)
    return NewspaperTallies(of: list.index.matching(query), matching: query)
  }

  public func abilities() async throws(NewspaperError) -> ListAbilities {
    try await known(.atHand).shape.abilities
  }

  /// Seconds after which a site is asked again what it offers if it could not say.
  private static let doubtInterval = 60.0

  /// The list. If it has only titles, and the site could not say whether it has another, it is asked again.
  private func known(_ freshness: Freshness) async throws(NewspaperError) -> SiteList {
    let kept = try await list.get(freshness)
    guard freshness == .atHand, kept.shape == .iiif, let doubt = kept.doubt,
      site.server.now - doubt.time >= ChronAmService.doubtInterval
    else { return kept }
    return try await list.get(.recent)
  }

  public func refresh() async {
    site.server.refresh()
    await endpoint.forget()
    await list.forget()
    await calendars.forget()
    await images.forget()
  }

  /// The result of `ask` about a newspaper. Open ONI responds with 500 if it does not have one. Its list
  /// tells whether it does; if that cannot be loaded either, the site is at fault.
  func about<Value: Sendable>(
    _ lccn: LCCN, _ freshness: Freshness,
    _ ask: @Sendable (Endpoint) async throws(NewspaperError) -> Value
  ) async throws(NewspaperError) -> Value {
    let endpoint = try await endpoint.get(freshness)
    do {
      return try await ask(endpoint)
    } catch .serverError(let host, status: 500) where endpoint.root == .site {
      if try await isUnknown(lccn, freshness) { throw .notFound(what: .newspaper(lccn), source: name) }
      throw .serverError(host: host, status: 500)
    } catch .notFound(let what, let source) where endpoint.root == .site && what == .newspaper(lccn) {
      // A server of another kind has no such address, whatever the LCCN.
      do { _ = try await list.get(freshness.acceptingOld) } catch {
        switch error {
        case .notASite, .canceled: throw error
        default: break
        }
      }
      throw .notFound(what: what, source: source)
    }
  }

  private func isUnknown(_ lccn: LCCN, _ freshness: Freshness) async throws(NewspaperError) -> Bool {
    do {
      let list = try await list.get(freshness.acceptingOld)
      return list.shape == .iiif && !list.lccns.contains(lccn)
    } catch .canceled {
      throw .canceled
    } catch {
      return false
    }
  }
}
