import MVP
import Pending

/// Runs what the reader wants: a later intent replaces earlier ones.
///
/// Intents of screens and their components run in one of these, so nothing else in a scene starts a task.
@MainActor public final class Performer {
  private struct Run {
    let task: Task<Void, Never>
    let work: PendingWork

    func cancel() {
      task.cancel()
      work.settle()
    }
  }

  /// The last intent, even if it has ended, for tests to wait on; an earlier one if that continues; nil once
  /// it is canceled.
  public private(set) var task: Task<Void, Never>?
  /// The intents that are still running, the latest last.
  private var runs: [Run] = []

  public init() {}

  /// Whether an intent is still running.
  public var isRunning: Bool { !runs.isEmpty }

  /// Whether `task` is one of the intents that are still running.
  public func isStillRunning(_ task: Task<Void, Never>?) -> Bool { runs.contains { $0.task == task } }

  /// What the next key has to wait for: intents that have neither ended nor settled their work.
  public var pendingWork: [PendingWork] { runs.map(\.work).filter(\.isPending) }

  /// Starts `intent`, whose work is `PendingWork.current`. An earlier one still running is canceled, because
  /// the reader wants something else now.
  public func perform(_ intent: @escaping @MainActor () async -> Void) {
    cancel()
    run(PendingWork(), as: nil, intent)
  }

  /// The same for an intent that may turn out to do nothing: earlier ones are canceled when it first shows
  /// something on `presenter`, and continue if it ends without that.
  /// - Parameter takenOver: called when it shows something.
  public func perform(
    on presenter: AnyObject, takenOver: @escaping @MainActor () -> Void,
    _ intent: @escaping @MainActor () async -> Void
  ) {
    let work = PendingWork()
    let current = Intent(of: presenter) { [weak self] in
      self?.cancel(before: work)
      takenOver()
    }
    run(work, as: current, intent)
  }

  /// Performs `work` repeatedly, `interval` after each run, until canceled.
  public func perform(every interval: Duration, _ work: @escaping @MainActor () async -> Void) {
    perform { while (try? await Task.sleep(for: interval)) != nil { await work() } }
  }

  /// Cancels all intents; keys no longer wait for them.
  public func cancel() {
    for run in runs { run.cancel() }
    (runs, task) = ([], nil)
  }

  /// Cancels the intent that is `task`, and no other one.
  public func cancel(_ task: Task<Void, Never>?) {
    for run in runs where run.task == task { run.cancel() }
    runs.removeAll { $0.task == task }
  }

  /// Cancels the intents that started before the one with this work, unless that one was itself canceled.
  private func cancel(before work: PendingWork) {
    guard let index = runs.firstIndex(where: { $0.work === work }) else { return }
    for run in runs[..<index] { run.cancel() }
    runs.removeFirst(index)
  }

  private func run(
    _ work: PendingWork, as current: Intent?, _ intent: @escaping @MainActor () async -> Void
  ) {
    let started = Intent.$current.withValue(current) {
      PendingWork.$current.withValue(work) {
        Task {
          await intent()
          work.settle()
          self.end(work)
        }
      }
    }
    runs.append(Run(task: started, work: work))
    task = started
  }

  /// Does nothing if it was canceled.
  private func end(_ work: PendingWork) {
    guard let index = runs.firstIndex(where: { $0.work === work }) else { return }
    runs.remove(at: index)
    task = runs.last?.task ?? task
  }
}
