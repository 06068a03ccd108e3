import Clock
import Synchronization

/// A clock that only a test moves on.
public final class MovedClock: WallClock {
  private let time: Mutex<Double>

  public init(now: Double = 1_750_000_000) { time = Mutex(now) }

  public var now: Double { time.withLock { $0 } }

  public func move(bySeconds seconds: Double) { time.withLock { $0 += seconds } }
}
