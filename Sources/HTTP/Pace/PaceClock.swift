import Clock

/// The time for pacing: all processes share it, and can wait for it.
public protocol PaceClock: WallClock {
  /// Returns once `time`, in seconds since 1970, has come.
  func sleep(until time: Double) async throws(CancellationError)
}

extension SystemClock: PaceClock {
  public func sleep(until time: Double) async throws(CancellationError) {
    do {
      try await Task.sleep(for: .seconds(max(0, time - now)))
    } catch {
      throw CancellationError()
    }
  }
}
