import Clock
import Files

/// The states of all hosts, shared with the user's other processes through a directory. If that is not
/// possible, the state is kept in memory, so at least this process keeps the pace.
actor PaceLedger {
  private let directory: String
  private let clock: any PaceClock
  private let onTrouble: @Sendable (String) -> Void
  private let executor = QueueExecutor(label: "pace")
  private var states: [String: PaceState] = [:]
  private var isTold = false

  /// `onTrouble` is called once with the reason if the directory cannot be used.
  init(directory: String, clock: any PaceClock, onTrouble: @escaping @Sendable (String) -> Void) {
    self.directory = directory
    self.clock = clock
    self.onTrouble = onTrouble
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The state of `host`, unchanged. If the directory cannot be used, this process's own.
  func state(of host: String) -> PaceState {
    PaceFile(of: host, in: directory).read() ?? states[host] ?? PaceState()
  }

  /// Counts a request to `host` whose bytes are about to leave, on the thread that sends them: a process
  /// killed right then must not have sent an uncounted request. If counting fails here, it counts when the
  /// request is over, and `update` reports why.
  /// - Parameter turn: the turn that it takes.
  nonisolated func count(_ request: PacedRequest, of host: String, releasing turn: Double?) {
    var known = PaceState()
    try? PaceFile(directory: directory, host: host).update(&known) { state in
      if let turn { state.release(turn) }
      state.count(request)
    }
  }

  /// Changes the state of `host` as of now.
  func update<Result: Sendable>(
    _ host: String, _ change: @Sendable (inout PaceState, _ now: Double) -> Result
  ) -> Result {
    do throws(FileFailure) {
      let file = try PaceFile(directory: directory, host: host)
      return try file.update(&states[host, default: PaceState()]) { change(&$0, clock.now) }
    } catch {
      if !isTold { onTrouble(error.reason) }
      isTold = true
      return change(&states[host, default: PaceState()], clock.now)
    }
  }
}
