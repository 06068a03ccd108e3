import Clock
import Synchronization

/// When the bytes of a request left, and those of requests that a client added, such as redirects.
public final class RequestTrace: Sendable {
  public struct Departure: Hashable, Sendable {
    /// The requested address.
    public let url: String
    /// Right before the first byte, in seconds since 1970.
    public let left: Double
    /// When the first line of the response arrived; nil if none did.
    public internal(set) var answered: Double?
  }

  private let clock: any PaceClock
  private let onDeparture: @Sendable (Departure) -> Void
  /// The trace of an outer client, which counts the same bytes in its own way.
  private let outer: RequestTrace?
  private let all = Mutex<[Departure]>([])

  /// - Parameters:
  ///   - outer: the request's existing trace, which is also notified.
  ///   - onDeparture: called before the first byte leaves, which waits for it.
  public init(
    clock: any PaceClock = SystemClock(), within outer: RequestTrace? = nil,
    onDeparture: @escaping @Sendable (Departure) -> Void = { _ in }
  ) {
    self.clock = clock
    self.outer = outer
    self.onDeparture = onDeparture
  }

  /// In order; empty if nothing was sent.
  public var departures: [Departure] { all.withLock { $0 } }

  /// Call this once connected, before the request is written.
  public func depart(to url: String) {
    outer?.depart(to: url)
    let departure = Departure(url: url, left: clock.now)
    all.withLock { $0.append(departure) }
    onDeparture(departure)
  }

  /// Call this when a response begins.
  public func answer() {
    outer?.answer()
    let now = clock.now
    all.withLock { all in
      guard let last = all.indices.last, all[last].answered == nil else { return }
      all[last].answered = now
    }
  }
}

extension RequestTrace: Hashable {
  public static func == (left: RequestTrace, right: RequestTrace) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
