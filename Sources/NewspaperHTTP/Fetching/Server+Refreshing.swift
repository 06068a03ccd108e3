import Newspapers
import Synchronization

/// Which kept responses no longer count.
extension Server {
  /// From now on everything is requested again.
  public func refresh() {
    memory.withLock { $0 = Memory(newest: now, newestOf: $0.newestOf) }
  }

  /// From now on kept responses about `subject` from before `time` count only during an outage.
  /// - Parameter time: in seconds since 1970.
  public func expire(_ subject: RequestSubject, before time: Double) {
    memory.withLock { $0.newestOf[subject] = time }
  }

  /// The time given to `expire`; before all times if there was none.
  public func expiry(of subject: RequestSubject) -> Double {
    memory.withLock { $0.newestOf[subject] ?? -.infinity }
  }

  /// Contacts it again although it just failed.
  public func forgetOutage() { memory.withLock { $0.outage = nil } }
}
