import Clock
import Files
import Synchronization

/// Keeps responses on disk, and revalidates them (RFC 9111, section 4.3).
///
/// Nothing is stored automatically: callers call `keep` once they have understood a response, because a
/// server in trouble may also answer 200. Stored responses are returned only by `kept`; `send` always asks
/// the server.
public final class CachingClient: HTTPClient {
  private let client: any HTTPClient
  private let cache: ResponseCache
  private let clock: any PaceClock
  private let onReport: @Sendable (RequestReport) -> Void
  private let onTrouble: @Sendable (String) -> Void
  private let isTold = Mutex(false)
  private let pins: Bool

  /// - Parameters:
  ///   - pins: whether everything requested stays, however full the cache is.
  ///   - onReport: called for each response found in the cache.
  ///   - onTrouble: called once, with the reason, if the cache cannot be read or written; the program
  ///     continues without it.
  public init(
    _ client: any HTTPClient, cache: ResponseCache, pins: Bool = false,
    clock: any PaceClock = SystemClock(),
    onReport: @escaping @Sendable (RequestReport) -> Void = { _ in },
    onTrouble: @escaping @Sendable (_ reason: String) -> Void = { _ in }
  ) {
    self.client = client
    self.cache = cache
    self.pins = pins
    self.clock = clock
    self.onReport = onReport
    self.onTrouble = onTrouble
  }

  public func kept(_ request: HTTPRequest) async -> HTTPResponse? {
    guard request.shelfLife != nil, let entry = await entry(for: request) else { return nil }
    if pins { await pin(entry) }
    let response = response(entry)
    let outcome = RequestReport.Outcome.kept(bytes: entry.body.count, isStale: response.age?.isStale == true)
    onReport(RequestReport(url: request.url, outcome: outcome, seconds: 0))
    return response
  }

  /// Neither reports nor pins them: nothing was used.
  public func keptAddresses(of requests: [HTTPRequest]) async -> Set<String> {
    let storable = requests.filter { $0.shelfLife != nil }
    do throws(FileFailure) {
      let heads = try await cache.heads(for: storable.map(\.url))
      return Set(
        storable.filter { request in
          guard let head = heads[request.url] else { return false }
          return head.entry.status == 200 && head.length <= request.bodyLimit
        }.map(\.url))
    } catch {
      tell(error)
      return []
    }
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard request.shelfLife != nil, let entry = await entry(for: request) else {
      return try await client.send(request)
    }
    var conditional = request
    conditional.headers["If-None-Match"] = entry.headers["ETag"]
    conditional.headers["If-Modified-Since"] = entry.headers["Last-Modified"]
    let answer = try await client.send(conditional)
    guard answer.status == 304 else { return answer }
    return response(await renew(entry, by: answer, request))
  }

  public func keep(_ response: HTTPResponse, of request: HTTPRequest) async {
    guard let shelfLife = request.shelfLife, response.age == nil,
      response.status == 200 || response.status == 404 && request.keepsMissing
    else { return }
    let control = CacheControl(response.headers)
    guard !control.forbidsStoring else { return }
    await store(
      CacheEntry(
        url: request.url, answeredBy: response.url, asOf: clock.now,
        freshUntil: clock.now + freshness(control, shelfLife), status: response.status,
        headers: response.headers, body: response.body), label: request.label)
  }

  /// The server confirmed its response: it is fresh again.
  private func renew(_ entry: CacheEntry, by answer: HTTPResponse, _ request: HTTPRequest) async -> CacheEntry
  {
    var headers = entry.headers
    for name in CacheEntry.keptHeaders {
      if let value = answer.headers[name], name != "Content-Type" { headers[name] = value }
    }
    let control = CacheControl(headers)
    let renewed = CacheEntry(
      url: entry.url, answeredBy: entry.answeredBy, asOf: clock.now,
      freshUntil: clock.now + freshness(control, request.shelfLife ?? 0), status: entry.status,
      headers: headers, body: entry.body)
    await store(renewed, label: request.label)
    return renewed
  }

  /// What the server says takes precedence over the default for such a request, except for things that hardly
  /// ever change.
  private func freshness(_ control: CacheControl, _ shelfLife: Double) -> Double {
    if shelfLife >= HTTPRequest.firmShelfLife { return shelfLife }
    return control.demandsAsking ? 0 : control.maxAge ?? shelfLife
  }

  private func response(_ entry: CacheEntry) -> HTTPResponse {
    HTTPResponse(
      status: entry.status, headers: entry.headers, body: entry.body, url: entry.answeredBy,
      age: HTTPResponse.Age(
        asOf: entry.asOf, isStale: entry.freshUntil <= clock.now || entry.asOf > clock.now))
  }

  private func entry(for request: HTTPRequest) async -> CacheEntry? {
    do throws(FileFailure) {
      let entry = try await cache.entry(for: request.url)
      return entry.flatMap { $0.body.count <= request.bodyLimit ? $0 : nil }
    } catch {
      tell(error)
      return nil
    }
  }

  private func store(_ entry: CacheEntry, label: String? = nil) async {
    do throws(FileFailure) {
      try await cache.store(entry, isPinned: pins)
      if let label { try await cache.label(entry, label) }
    } catch {
      tell(error)
    }
  }

  private func pin(_ entry: CacheEntry) async {
    do throws(FileFailure) { try await cache.pin(entry) } catch { tell(error) }
  }

  private func tell(_ failure: FileFailure) {
    let isFirst = isTold.withLock { isTold in
      defer { isTold = true }
      return !isTold
    }
    if isFirst { onTrouble(failure.reason) }
  }
}
