import Clock

/// Keeps the pace of each host, together with all of the user's other processes, and sends nothing to a host
/// that refuses requests.
///
/// Slots are reserved in advance, so waiting holds no lock. A 429, a 503 with `Retry-After` and the responses
/// of bot checks are passed on as they are. Later requests throw `HTTPError.blocked` until the time is over.
public final class PacedClient: HTTPClient {
  private let client: any HTTPClient
  private let ledger: PaceLedger
  private let clock: any PaceClock
  private let pace: @Sendable (_ host: String) -> HostPace?
  private let onWait: @Sendable (_ host: String, _ seconds: Double) -> Void

  /// Seconds without requests after a bot check responds.
  private static let botCheckBlock = 60.0

  /// - Parameters:
  ///   - directory: where the processes share their state; created if necessary.
  ///   - pace: the rule for a host; nil for no limit.
  ///   - onWait: called when a wait begins.
  ///   - onTrouble: called once with the reason if the directory cannot be used; the pace is then kept within
  ///     this process.
  public init(
    _ client: any HTTPClient, directory: String, clock: any PaceClock = SystemClock(),
    pace: @escaping @Sendable (_ host: String) -> HostPace? = { HostPace.of(host: $0) },
    onWait: @escaping @Sendable (_ host: String, _ seconds: Double) -> Void = { _, _ in },
    onTrouble: @escaping @Sendable (_ reason: String) -> Void = { _ in }
  ) {
    self.client = client
    self.clock = clock
    self.pace = pace
    self.onWait = onWait
    ledger = PaceLedger(directory: directory, clock: clock, onTrouble: onTrouble)
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let host = HostPace.host(of: request.url), let pace = pace(host) else {
      return try await client.send(request)
    }
    try await waitForTurn(host, pace)
    let response = try await client.send(request)
    await heed(response, to: request, from: host)
    return response
  }

  /// The current reading for the host of `url`; nil if it has no limit.
  public func reading(of url: String) async -> PaceReading? {
    guard let host = HostPace.host(of: url), let pace = pace(host) else { return nil }
    return await ledger.state(of: host).reading(of: host, pace, now: clock.now)
  }

  private func waitForTurn(_ host: String, _ pace: HostPace) async throws(HTTPError) {
    while !Task.isCancelled {
      switch await ledger.update(host, { $0.reserve(pace, now: $1) }) {
      case .blocked(let until):
        throw .blocked(until: until)
      case .later(let time):
        try await wait(until: time, host)
      case .at(let slot):
        try await wait(for: slot, host)
        // A process that was stopped, or a machine that slept, must not send everything it missed at once.
        if clock.now <= slot + pace.interval / 2 { return }
      }
    }
    throw .cancelled
  }

  private func wait(for slot: Double, _ host: String) async throws(HTTPError) {
    guard slot > clock.now else { return }
    do throws(HTTPError) {
      try await wait(until: slot, host)
    } catch {
      await ledger.update(host) { state, _ in state.release(slot) }
      throw error
    }
    // Another process may have been told to stop meanwhile.
    let blockedUntil = await ledger.update(host) { state, _ in state.blockedUntil }
    if blockedUntil > clock.now { throw .blocked(until: blockedUntil) }
  }

  private func wait(until time: Double, _ host: String) async throws(HTTPError) {
    onWait(host, time - clock.now)
    do throws(CancellationError) {
      try await clock.sleep(until: time)
    } catch {
      throw .cancelled
    }
  }

  /// Remembers what the response requests, for the requested host and for the one that answered after
  /// redirects.
  private func heed(_ response: HTTPResponse, to request: HTTPRequest, from asked: String) async {
    let answered = HostPace.host(of: response.url) ?? asked
    for host in Set([asked, answered]) {
      guard let pace = pace(host) else { continue }
      let block = Self.block(response, request, pace, now: clock.now)
      guard host != asked || block != nil else { continue }
      await ledger.update(host) { state, now in
        if host != asked { state.note(pace, now: now) }
        if let block { state.block(block, pace, now: now) }
      }
    }
  }

  /// Seconds for which to send nothing to the host.
  private static func block(
    _ response: HTTPResponse, _ request: HTTPRequest, _ pace: HostPace, now: Double
  ) -> Double? {
    let retryAfter = RetryAfter.seconds(response.headers, now: now)
    switch response.status {
    case 429: return retryAfter ?? pace.penalty
    case 503 where retryAfter != nil: return retryAfter
    default: return response.isBotCheck(of: request) ? botCheckBlock : nil
    }
  }
}
