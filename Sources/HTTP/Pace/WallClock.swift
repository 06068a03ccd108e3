import Glibc

/// The machine's clock.
public struct WallClock: PaceClock {
  public init() {}

  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  public func sleep(until time: Double) async throws(CancellationError) {
    do {
      try await Task.sleep(for: .seconds(max(0, time - now)))
    } catch {
      throw CancellationError()
    }
  }
}
