/// What is remembered about a host; all times are seconds since 1970 by the wall clock.
struct PaceState: Hashable, Sendable {
  /// When the state was last changed.
  var written = 0.0
  /// No requests before this time.
  var blockedUntil = 0.0
  /// The requests that still matter for the pace, by when they left.
  var sent: [PacedRequest] = []
  /// The turns of those waiting, and of those whose time has come.
  var booked: [BookedTurn] = []

  enum Turn: Hashable, Sendable {
    /// The turn is booked for this time: claim it then.
    case at(Double)
    /// Too many are waiting: try again at this time.
    case later(Double)
    case blocked(until: Double)
    /// The request may be sent now; report the outcome with this time.
    case now(Double)
  }

  /// The most requests that may wait at once.
  static let longestQueue = 100.0

  /// Books the next free turn.
  mutating func reserve(_ pace: HostPace, now: Double, owner: ProcessIdentity = .own) -> Turn {
    settle(pace, now: now)
    if blockedUntil > now { return .blocked(until: blockedUntil) }
    let time = pace.next(after: requests(), now: now)
    let horizon = Self.longestQueue * pace.interval
    guard time <= now + max(horizon, pace.window + pace.margin) else { return .later(now + horizon / 10) }
    booked.append(BookedTurn(time: time, owner: owner))
    return .at(time)
  }

  /// Takes the turn that was booked for `time`, or books another: requests sent meanwhile may have been seen
  /// later than expected, and a process that was suspended must not send everything it missed at once.
  mutating func claim(
    _ time: Double, _ pace: HostPace, now: Double, owner: ProcessIdentity = .own
  ) -> Turn {
    release(time, owner: owner)
    settle(pace, now: now)
    if blockedUntil > now { return .blocked(until: blockedUntil) }
    let next = pace.next(after: requests { $0.isDue || $0.time <= time }, now: now)
    booked.append(BookedTurn(time: next, owner: owner, isDue: next <= now))
    return next <= now ? .now(next) : .at(next)
  }

  /// Takes a turn for a request that nobody waits for, if there is one to spare; `.at` says when to try again, and books
  /// nothing.
  mutating func spare(_ pace: HostPace, now: Double, owner: ProcessIdentity = .own) -> Turn {
    settle(pace, now: now)
    if blockedUntil > now { return .blocked(until: blockedUntil) }
    // Waiting requests go first, and only then is it known what they leave.
    if let last = booked.filter({ !$0.isDue }).map(\.time).max() {
      return .at(max(last, now) + pace.interval)
    }
    let time = pace.nextSpare(after: requests(), now: now)
    guard time <= now else { return .at(time) }
    booked.append(BookedTurn(time: now, owner: owner, isDue: true, isSpare: true))
    return .now(now)
  }

  /// Gives back a turn that will not be used, or that was used for nothing.
  mutating func release(_ time: Double, owner: ProcessIdentity = .own) {
    let index = booked.firstIndex { $0.time == time && $0.owner == owner }
    if let index { booked.remove(at: index) }
  }

  /// Counts a request.
  mutating func count(_ request: PacedRequest) {
    sent = (sent + [request]).sorted { $0.left < $1.left }
  }

  /// Records when a request was seen, and counts it if it was not counted when it left.
  mutating func see(_ request: PacedRequest) {
    let index =
      sent.firstIndex { $0.left == request.left && $0.seen < request.seen }
      ?? sent.firstIndex { $0.left == request.left }
    guard let index else { return count(request) }
    sent[index].seen = max(sent[index].seen, request.seen)
  }

  /// The current state, without booking a turn.
  func reading(of host: String, _ pace: HostPace, now: Double) -> PaceReading {
    var state = self
    state.settle(pace, now: now)
    return PaceReading(
      host: host, lastMinute: state.sent.count { $0.seen > now - 60 }, limit: pace.limit,
      nextAt: pace.next(after: state.requests(), now: now),
      blockedUntil: state.blockedUntil > now ? state.blockedUntil : nil)
  }

  /// Blocks requests for `seconds`, a day at most; an earlier block that lasts longer stays.
  mutating func block(_ seconds: Double, _ pace: HostPace, now: Double) {
    settle(pace, now: now)
    blockedUntil = max(blockedUntil, now + min(seconds, RetryAfter.longest))
  }

  /// Past and future requests, by time.
  private func requests(_ counts: (BookedTurn) -> Bool = { _ in true }) -> [PacedRequest] {
    (sent + booked.filter(counts).map { PacedRequest(left: $0.time, isSpare: $0.isSpare) }).sorted {
      $0.left < $1.left
    }
  }

  /// Copes with a clock that was set back by moving all times with it, and drops what no longer matters, what
  /// is impossible, and the turns of processes that are gone or have missed them.
  private mutating func settle(_ pace: HostPace, now: Double) {
    let back = max(0, written - now)
    let past = now - pace.window - pace.margin
    let future = now + Self.longestQueue * pace.interval + pace.window + pace.margin
    if back > 0 {
      sent = sent.map { PacedRequest(left: $0.left - back, seen: $0.seen - back, isSpare: $0.isSpare) }
      booked = booked.map {
        BookedTurn(time: $0.time - back, owner: $0.owner, isDue: $0.isDue, isSpare: $0.isSpare)
      }
      blockedUntil -= back
    }
    sent = sent.filter { $0.seen > past && $0.left <= now }
      .map { PacedRequest(left: $0.left, seen: min($0.seen, now), isSpare: $0.isSpare) }
    booked = booked.filter { turn in
      turn.time <= future && (turn.isDue || turn.time >= now - pace.interval / 2) && turn.owner.isAlive
    }
    if blockedUntil > now + RetryAfter.longest { blockedUntil = 0 }
    written = now
  }
}
