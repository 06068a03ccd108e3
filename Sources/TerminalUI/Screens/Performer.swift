import MVP

/// Runs what the reader wants, one intent at a time: a later one cancels it.
///
/// Intents of screens and their components run in one of these, so nothing else in a scene starts a task.
@MainActor public final class Performer {
  /// The last intent, even if it has ended, for tests to wait on; nil once it is canceled.
  public private(set) var task: Task<Void, Never>?
  private var work: PendingWork?
  /// Whether the intent is still running.
  public private(set) var isRunning = false

  public init() {}

  /// What the next key has to wait for; nil once the intent has ended or settled its work.
  public var pendingWork: [PendingWork] { [work].compactMap(\.self).filter(\.isPending) }

  /// Starts `intent`, whose work is `PendingWork.current`. An earlier one still running is canceled, because
  /// the reader wants something else now.
  public func perform(_ intent: @escaping @MainActor () async -> Void) {
    cancel()
    let work = PendingWork()
    self.work = work
    isRunning = true
    task = PendingWork.$current.withValue(work) {
      Task {
        await intent()
        work.settle()
        if self.work === work { isRunning = false }
      }
    }
  }

  /// Performs `work` repeatedly, `interval` after each run, until canceled.
  public func perform(every interval: Duration, _ work: @escaping @MainActor () async -> Void) {
    perform { while (try? await Task.sleep(for: interval)) != nil { await work() } }
  }

  /// Cancels the intent; keys no longer wait for it.
  public func cancel() {
    task?.cancel()
    work?.settle()
    (task, work, isRunning) = (nil, nil, false)
  }
}
