import Dispatch

/// A place for tests that block, such as those that wait on a terminal: a thread of their own, so that the few
/// threads that tasks share stay free for the servers those tests talk to.
@globalActor public actor OwnThread {
  public static let shared = OwnThread()

  private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "tests that block")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private let executor = QueueExecutor()

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
