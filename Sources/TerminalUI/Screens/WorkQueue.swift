import MVP
import Pending

/// Runs work to its end, in order and one at a time, whatever the reader does next.
@MainActor final class WorkQueue {
  /// The last work, with all before it, which are canceled with it; nil once it has ended.
  private(set) var task: Task<Void, Never>?
  private var count = 0
  /// What `task` and those before it do.
  private var works: [PendingWork] = []

  /// What the next key has to wait for: a work that follows the reader's answer waits for that key itself.
  var pendingWork: [PendingWork] {
    works.prefix { $0.isPending || $0.isSettled }.filter { $0.isPending }
  }

  func add(_ intent: @escaping @MainActor () async -> Void) {
    count += 1
    let number = count
    let work = PendingWork()
    works = works.filter { !$0.isSettled } + [work]
    // It replaces nothing that an intent is loading.
    task = Intent.$current.withValue(nil) {
      PendingWork.$current.withValue(work) {
        Task { [weak self, task] in
          await withTaskCancellationHandler {
            if let task { await task.value }
          } onCancel: {
            task?.cancel()
          }
          await intent()
          work.settle()
          if let self, count == number { self.task = nil }
        }
      }
    }
  }
}
