/// How often requests may be sent to a host.
public struct HostPace: Hashable, Sendable {
  /// Seconds per request in the long run.
  public let interval: Double
  /// Requests that may follow each other immediately after a pause.
  public let burst: Int
  /// Requests that may be sent within `window` seconds.
  public let limit: Int
  /// Seconds.
  public let window: Double
  /// Seconds by which the window is longer for us than for the server, whose clock may run differently.
  public let margin: Double
  /// Seconds without requests after a 429 that gives no time.
  public let penalty: Double

  /// - Parameter limit: how many requests fit into a window; nil means as many as a minute has intervals.
  public init(
    interval: Double, burst: Int = 1, limit: Int? = nil, margin: Double = 0, penalty: Double = 60
  ) {
    let limit = limit ?? max(burst, Int(min(60, (60 / interval).rounded(.up))))
    self.interval = interval
    self.burst = burst
    self.limit = limit
    self.margin = margin
    self.penalty = penalty
    window = max(Double(limit) * interval, interval >= 1 ? 60 : 0)
  }

  /// For hosts without a rule of their own.
  public static let courteous = HostPace(interval: 1.5)

  /// The pace for a host without a rule of its own, as `WebOrigin.host(of:)` returns it; nil for this machine,
  /// which needs none.
  public static func usual(of host: String) -> HostPace? {
    host == "localhost" || host == "[::1]" || isLoopback(host) ? nil : .courteous
  }

  /// Stands after the host in a name under which some requests are counted separately from its others. No host
  /// has it.
  public static let separateMark = "+"

  /// When the next request may be sent, after `requests`, including future ones (by `left`, ascending).
  ///
  /// A server sees a request after it has left and before its response begins. So there are never more than
  /// `limit` in a window by the server's clock, however slow the network is, if a request leaves only a
  /// window after all but the last `limit - 1` were answered.
  func next(after requests: [PacedRequest], now: Double) -> Double {
    // A spare request takes nothing from a reader's burst; the window has room for both.
    let own = requests.filter { !$0.isSpare }
    let spaced = own.reversed().prefix(limit).enumerated().reduce(max(now, own.last?.left ?? now)) {
      next, earlier in max(next, earlier.element.left + Double(earlier.offset + 2 - burst) * interval)
    }
    let seen = requests.map(\.seen).sorted(by: >)
    // An even pace keeps within the window by itself.
    let isEven = burst == 1 && own.count == requests.count
    return isEven || seen.count < limit ? spaced : max(spaced, seen[limit - 1] + window + margin)
  }

  /// When a request that nobody waits for may be sent, after `requests` as for `next`: one or two intervals after the last
  /// one, whoever sent it, and never so that the window would have less room left than a reader's burst needs.
  func nextSpare(after requests: [PacedRequest], now: Double) -> Double {
    let spaced = max(now, (requests.last?.left).map { $0 + spareSpacing } ?? now)
    let seen = requests.map(\.seen).sorted(by: >)
    return seen.count < spareLimit ? spaced : max(spaced, seen[spareLimit - 1] + window + margin)
  }

  /// Seconds per spare request in the long run, while no reader requests anything.
  public var spareInterval: Double { max(spareSpacing, (window + margin) / Double(spareLimit)) }

  /// An even pace has no burst: a reader's request may follow a spare one at once, since two turns went by
  /// unused.
  private var spareSpacing: Double { burst == 1 ? 2 * interval : interval }

  /// The most requests in a window that includes a spare one; at least one, or a slow pace would never have
  /// any to spare.
  private var spareLimit: Int { max(1, limit - burst) }

  private static func isLoopback(_ host: String) -> Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
      || host.hasSuffix(".localhost")
  }
}
