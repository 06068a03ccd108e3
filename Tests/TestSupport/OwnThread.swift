import Dispatch

/// A separate thread for tests that block, such as those that wait for a terminal: the few threads that tasks
/// share stay free for the servers that those tests use.
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
