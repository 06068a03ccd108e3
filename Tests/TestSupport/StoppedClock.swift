import Clock

/// A clock that always shows the same time.
public struct StoppedClock: WallClock {
  public let now: Double

  public init(now: Double = 1_750_000_000) { self.now = now }
}
