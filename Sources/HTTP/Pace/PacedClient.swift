import Clock

/// Keeps the pace of each host, together with all of the user's other processes, and sends nothing to a host
/// that refuses requests.
///
/// Turns are booked in advance, so waiting holds no lock; they belong to their process, and are free when it
/// is gone. A request counts when its bytes leave: one whose host is not found or refuses the connection
/// costs nothing. A 429, a 503 with `Retry-After` and the responses of bot checks are passed on as they are,
/// and later requests throw `HTTPError.blocked` until the time has passed; for a host without a pace, only if
/// it said until when.
public final class PacedClient: HTTPClient {
  private let client: any HTTPClient
  private let ledger: PaceLedger
  private let clock: any PaceClock
  private let pace: @Sendable (_ host: String) -> HostPace?
  private let name: @Sendable (_ url: String) -> String?
  private let refusals: AnnouncedRefusals
  private let onWait: @Sendable (_ host: String, _ seconds: Double) -> Void
  private let requests: RequestClass

  /// Seconds without requests after a bot check responds.
  private static let botCheckBlock = 60.0
  /// Waits up to this many seconds are not reported.
  private static let instant = 0.05

  /// - Parameters:
  ///   - directory: where the processes share their state; created if necessary.
  ///   - pace: the rule for a host; nil for no limit.
  ///   - name: the host of an address; with another name, requests are counted separately from the host's
  ///     others.
  ///   - refusals: those of hosts without a limit.
  ///   - requests: the class of all of its requests.
  ///   - onWait: called when a wait begins.
  ///   - onTrouble: called once with the reason if the directory cannot be used; the pace is then kept within
  ///     this process.
  public init(
    _ client: any HTTPClient, directory: String, clock: any PaceClock = SystemClock(),
    pace: @escaping @Sendable (_ host: String) -> HostPace? = { HostPace.usual(of: $0) },
    name: @escaping @Sendable (_ url: String) -> String? = { WebOrigin.host(of: $0) },
    refusals: AnnouncedRefusals = AnnouncedRefusals(), requests: RequestClass = .reader,
    onWait: @escaping @Sendable (_ host: String, _ seconds: Double) -> Void = { _, _ in },
    onTrouble: @escaping @Sendable (_ reason: String) -> Void = { _ in }
  ) {
    self.client = client
    self.clock = clock
    self.pace = pace
    self.name = name
    self.refusals = refusals
    self.requests = requests
    self.onWait = onWait
    ledger = PaceLedger(directory: directory, clock: clock, onTrouble: onTrouble)
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let host = name(request.url) else { return try await client.send(request) }
    guard let pace = pace(host) else {
      return try await refusals.send(request, through: client, clock: clock)
    }
    let turn = try await requests == .spare ? waitForSpareTurn(host, pace) : waitForTurn(host, pace)
    let trace = RequestTrace(clock: clock, within: request.trace) {
      [ledger, name, pace = self.pace, isSpare] departure in
      guard let other = name(departure.url), pace(other) != nil else { return }
      ledger.count(
        PacedRequest(left: departure.left, isSpare: isSpare), of: other, releasing: other == host ? turn : nil
      )
    }
    var traced = request
    traced.trace = trace
    do throws(HTTPError) {
      let response = try await client.send(traced)
      await account(turn, host, trace, answeredBy: response.url)
      await heed(response, to: request, from: host)
      return response
    } catch {
      await account(turn, host, trace, answeredBy: nil)
      throw error
    }
  }

  /// The current reading for the host of `url`; nil if it has no limit.
  public func reading(of url: String) async -> PaceReading? {
    guard let host = name(url), let pace = pace(host) else { return nil }
    return await ledger.state(of: host).reading(of: host, pace, now: clock.now)
  }

  /// - Returns: the turn that was taken.
  private func waitForTurn(_ host: String, _ pace: HostPace) async throws(HTTPError) -> Double {
    var booked: Double?
    while !Task.isCancelled {
      let turn = await ledger.update(host) { [booked] state, now in
        booked.map { state.claim($0, pace, now: now) } ?? state.reserve(pace, now: now)
      }
      switch turn {
      case .now(let time): return time
      case .blocked(let until): throw .blocked(until: until)
      case .later(let time): try await wait(until: time, host)
      case .at(let time):
        booked = time
        do throws(HTTPError) {
          try await wait(until: time, host)
        } catch {
          await ledger.update(host) { state, _ in state.release(time) }
          throw error
        }
      }
    }
    if let booked { await ledger.update(host) { state, _ in state.release(booked) } }
    throw .canceled
  }

  /// Nothing is booked: any request that comes meanwhile goes first.
  private func waitForSpareTurn(_ host: String, _ pace: HostPace) async throws(HTTPError) -> Double {
    while !Task.isCancelled {
      switch await ledger.update(host, { state, now in state.spare(pace, now: now) }) {
      case .now(let time): return time
      case .blocked(let until): throw .blocked(until: until)
      case .at(let time), .later(let time): try await wait(until: time, host)
      }
    }
    throw .canceled
  }

  private var isSpare: Bool { requests == .spare }

  private func wait(until time: Double, _ host: String) async throws(HTTPError) {
    let seconds = time - clock.now
    guard seconds > 0 else { return }
    if seconds > PacedClient.instant { onWait(host, seconds) }
    do throws(CancellationError) {
      try await clock.sleep(until: time)
    } catch {
      throw .canceled
    }
  }

  /// Records the outcome of a turn: a request that left counts from when its response began, at any host; one
  /// that did not leave does not count.
  private func account(_ turn: Double, _ host: String, _ trace: RequestTrace, answeredBy url: String?) async {
    var departures = Dictionary(grouping: trace.departures) { name($0.url) }
    let own = departures.removeValue(forKey: host) ?? []
    // Not every client reports what left.
    let isUntold = trace.departures.isEmpty && url != nil
    // In one update: between two, another program would find the turn free and the request not yet counted.
    await ledger.update(host) { [isSpare] state, now in
      state.release(turn)
      state.see(own, isSpare, now: now)
      if isUntold { state.count(PacedRequest(left: turn, seen: now, isSpare: isSpare)) }
    }
    for case (let host?, let others) in departures where pace(host) != nil {
      await ledger.update(host) { [isSpare] state, now in state.see(others, isSpare, now: now) }
    }
    guard isUntold, let other = url.flatMap({ name($0) }), other != host, pace(other) != nil
    else { return }
    await ledger.update(other) { [isSpare] state, now in
      state.count(PacedRequest(left: turn, seen: now, isSpare: isSpare))
    }
  }

  /// Remembers what the response asks for, both for the requested host and for the one that answered after
  /// redirects.
  private func heed(_ response: HTTPResponse, to request: HTTPRequest, from asked: String) async {
    let answered = name(response.url) ?? asked
    for host in Set([asked, answered]) {
      guard let pace = pace(host), let block = Self.block(response, request, pace, now: clock.now) else {
        continue
      }
      await ledger.update(host) { state, now in state.block(block, pace, now: now) }
    }
  }

  /// Seconds for which to send nothing to the host.
  private static func block(
    _ response: HTTPResponse, _ request: HTTPRequest, _ pace: HostPace, now: Double
  ) -> Double? {
    if let announced = RetryAfter.refusal(response, now: now) { return announced }
    if response.status == 429 { return pace.penalty }
    return response.isBotCheck(of: request) ? botCheckBlock : nil
  }
}

extension PaceState {
  fileprivate mutating func see(_ departures: [RequestTrace.Departure], _ isSpare: Bool, now: Double) {
    for departure in departures {
      see(PacedRequest(left: departure.left, seen: departure.answered ?? now, isSpare: isSpare))
    }
  }
}
