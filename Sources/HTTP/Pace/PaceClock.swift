/// The time as pacing sees it.
public protocol PaceClock: Sendable {
  /// Seconds since 1970 by the wall clock, which all processes share.
  var now: Double { get }
  func sleep(until time: Double) async throws(CancellationError)
}
