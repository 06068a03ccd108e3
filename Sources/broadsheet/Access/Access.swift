import Clock
import HTTP
import NewspaperHTTP
import Presentation
import Scenes

/// The path to the servers that all back ends of a run share: libcurl, paced together with all of the user's
/// other running programs, one redirect at a time, with one retry if that helps, behind the cache.
struct Access: Sendable {
  let cache: ResponseCache
  /// Without the cache and retries.
  let paced: any HTTPClient
  let client: any HTTPClient
  /// For archives of whole batches, of which the Library allows only a limited number: neither cached nor
  /// retried.
  let archives: any HTTPClient
  private let pacer: PacedClient
  /// For all purposes: a server that refuses one kind of requests refuses the others, too.
  private static let refusals = AnnouncedRefusals()
  /// Receives the outcome of requests, and what could not be stored.
  let log: AccessLog

  /// The purpose of requests.
  enum Purpose: Sendable {
    case reader
    /// What a reader may want next: only when the pace has requests to spare.
    case ahead
    /// Downloads of the queue: the same, and they stay however full the cache is.
    case queue

    var requests: RequestClass { self == .reader ? .reader : .spare }
  }

  /// - Parameters:
  ///   - sites: those that may be contacted, with their credentials.
  ///   - isOffline: whether only the cache is used.
  init(settings: Settings, sites: [SiteAddress], log: AccessLog, isOffline: Bool, purpose: Purpose = .reader)
  {
    self.log = log
    let agent = UserAgent(
      program: Program.name, version: Program.version, page: Program.page, contact: settings.contact)
    let credentials = sites.compactMap { site in site.credentials.map { (site.origin, $0) } }
    let wire = ReportingClient(
      CurlClient(
        userAgent: agent.description, timeout: settings.timeout,
        credentials: Dictionary(credentials) { first, _ in first })
    ) { log.report($0) }
    pacer = PacedClient(
      wire, directory: settings.paceDirectory, pace: settings.pace(of:),
      refusals: Access.refusals, requests: purpose.requests,
      onWait: { log.wait(host: $0, seconds: $1, pace: settings.pace(of: $0), isTold: purpose == .reader) },
      onTrouble: { log.trouble("request pacing cannot be shared with other programs: \($0)") })
    // Above the pace, so that each step of a redirect waits for its turn.
    paced = RedirectingClient(pacer)
    archives = PacedClient(
      isOffline ? OfflineClient() : LeavingClient(paced), directory: settings.paceDirectory,
      pace: { _ in .libraryArchives }, name: HostPace.archives(of:),
      onWait: { _, seconds in
        log.wait(host: "the Library's archives", seconds: seconds, pace: .libraryArchives)
      })
    cache = ResponseCache(settings)
    client = CachingClient(
      isOffline ? OfflineClient() : LeavingClient(RetryingClient(paced)), cache: cache,
      pins: purpose == .queue,
      onReport: { log.report($0) },
      onTrouble: { log.trouble("responses cannot be cached: \($0)") })
  }

  /// Follows the requests to the servers at `addresses`: shows the one that refuses requests, otherwise the
  /// one with the longest wait.
  func meter(for addresses: [String]) -> any RequestMeter { Meter(pacer: pacer, addresses: addresses) }

  private struct Meter: RequestMeter {
    let pacer: PacedClient
    let addresses: [String]

    func budget() async -> RequestBudget? {
      let now = SystemClock().now
      var shown: RequestBudget?
      for address in addresses {
        guard let reading = await pacer.reading(of: address) else { continue }
        let budget = RequestBudget(
          spent: reading.lastMinute, limit: reading.limit, nextAt: reading.nextAt,
          blockedUntil: reading.blockedUntil)
        if shown.map({ $0.isLess(pressing: budget, now: now) }) ?? true { shown = budget }
      }
      return shown
    }
  }
}

extension RequestBudget {
  /// Whether `other` is more important to show. Between equals, the first stays.
  fileprivate func isLess(pressing other: RequestBudget, now: Double) -> Bool {
    let (blocked, otherBlocked) = (blockedUntil ?? now, other.blockedUntil ?? now)
    if max(blocked, now) != max(otherBlocked, now) { return blocked < otherBlocked }
    return max(nextAt, now) < max(other.nextAt, now)
  }
}

extension ResponseCache {
  /// The cache that all programs of the user share.
  init(_ settings: Settings) {
    self.init(directory: settings.cacheDirectory + "/answers", limit: settings.cacheLimit)
  }
}
