import Glibc

/// The machine's clock, read with clock_gettime(2).
public struct SystemClock: WallClock {
  public init() {}

  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
