/// What is remembered about a host; all times are seconds since 1970 by the wall clock.
struct PaceState: Hashable, Sendable {
  /// When the state was last changed.
  var written = 0.0
  /// No requests before this time.
  var blockedUntil = 0.0
  /// The requests that still matter for the pace, ascending, including future ones.
  var slots: [Double] = []

  enum Turn: Hashable, Sendable {
    /// The request may be sent then; the slot is taken.
    case at(Double)
    /// Too many are waiting: try again then.
    case later(Double)
    case blocked(until: Double)
  }

  /// The most requests that may wait at once.
  static let longestQueue = 100.0

  /// Takes the next free slot.
  mutating func reserve(_ pace: HostPace, now: Double) -> Turn {
    settle(pace, now: now)
    if blockedUntil > now { return .blocked(until: blockedUntil) }
    let slot = pace.next(after: slots, now: now)
    let horizon = Self.longestQueue * pace.interval
    guard slot <= now + horizon else { return .later(now + horizon / 10) }
    slots.append(slot)
    return .at(slot)
  }

  /// Counts a request that a redirect sent without reserving.
  mutating func note(_ pace: HostPace, now: Double) {
    settle(pace, now: now)
    slots = (slots + [now]).sorted()
  }

  /// The current reading, without taking a slot.
  func reading(of host: String, _ pace: HostPace, now: Double) -> PaceReading {
    var state = self
    state.settle(pace, now: now)
    return PaceReading(
      host: host, lastMinute: state.slots.count { $0 <= now && $0 > now - 60 }, limit: pace.limit,
      nextAt: pace.next(after: state.slots, now: now),
      blockedUntil: state.blockedUntil > now ? state.blockedUntil : nil)
  }

  /// Returns a slot that will not be used.
  mutating func release(_ slot: Double) {
    if let index = slots.lastIndex(of: slot) { slots.remove(at: index) }
  }

  /// Blocks requests for `seconds`, at most a day; an earlier block that lasts longer stays.
  mutating func block(_ seconds: Double, _ pace: HostPace, now: Double) {
    settle(pace, now: now)
    blockedUntil = max(blockedUntil, now + min(seconds, RetryAfter.longest))
  }

  /// If the clock was set back, moves all times with it; drops times that no longer matter or are impossible.
  private mutating func settle(_ pace: HostPace, now: Double) {
    let back = max(0, written - now)
    let past = now - Double(pace.limit) * pace.interval
    let future = now + Self.longestQueue * pace.interval
    slots = slots.map { $0 - back }.filter { $0 > past && $0 <= future }
    blockedUntil -= back
    if blockedUntil > now + RetryAfter.longest { blockedUntil = 0 }
    written = now
  }
}

extension PaceState {
  /// One line: `written`, `blockedUntil`, slots.
  var text: String {
    ([written, blockedUntil] + slots).map { "\($0)" }.joined(separator: " ") + "\n"
  }

  /// Nil if it is not such a line.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let times = words.compactMap { Double($0) }.filter(\.isFinite)
    guard text.hasSuffix("\n"), times.count == words.count, times.count >= 2 else { return nil }
    self.init(written: times[0], blockedUntil: times[1], slots: times.dropFirst(2).sorted())
  }
}
