/// The time of day, injected wherever the program needs it, so that tests can set it.
public protocol WallClock: Sendable {
  /// Seconds since 1970.
  var now: Double { get }
}
