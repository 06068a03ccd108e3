import Glibc

/// The time of day, so that tests can say what it is.
public protocol WallClock: Sendable {
  /// Seconds since 1970.
  var now: Double { get }
}

/// The machine's clock.
public struct SystemClock: WallClock {
  public init() {}

  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
