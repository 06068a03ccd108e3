import Clock
import Synchronization

/// When the bytes of a request left, and of those that a client made of it on its own, such as a redirect.
public final class RequestTrace: Sendable {
  public struct Departure: Hashable, Sendable {
    /// The address that was asked.
    public let url: String
    /// Right before the first byte, in seconds since 1970.
    public let left: Double
    /// When the answer's first line was there; nil if none came.
    public internal(set) var answered: Double?
  }

  private let clock: any PaceClock
  private let onDeparture: @Sendable (Departure) -> Void
  /// Of a client further out, which counts the same bytes in its own way.
  private let outer: RequestTrace?
  private let all = Mutex<[Departure]>([])

  /// - Parameters:
  ///   - outer: the trace that the request has already; it is told, too.
  ///   - onDeparture: called before the first byte leaves, which waits for it.
  public init(
    clock: any PaceClock = SystemClock(), within outer: RequestTrace? = nil,
    onDeparture: @escaping @Sendable (Departure) -> Void = { _ in }
  ) {
    self.clock = clock
    self.outer = outer
    self.onDeparture = onDeparture
  }

  /// In their order; empty if nothing was sent.
  public var departures: [Departure] { all.withLock { $0 } }

  /// To be called when the connection stands, before the request is written.
  public func depart(to url: String) {
    outer?.depart(to: url)
    let departure = Departure(url: url, left: clock.now)
    all.withLock { $0.append(departure) }
    onDeparture(departure)
  }

  /// To be called when an answer begins.
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
