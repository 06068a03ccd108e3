import Glibc
import Synchronization

/// Runs work on a separate thread, and waits for it no longer than its task lasts.
///
/// The library checks for cancellation only now and then. So a canceled caller gets its answer at once, and
/// the thread ends when it notices.
enum OwnThread {
  /// What the thread checks.
  final class Job<Answer: Sendable>: Sendable {
    private struct State {
      var waiting: CheckedContinuation<Answer?, Never>?
      var isCanceled = false
    }
    private let state = Mutex(State())

    var isCanceled: Bool { state.withLock(\.isCanceled) }

    /// False if the task was canceled before.
    fileprivate func wait(_ continuation: CheckedContinuation<Answer?, Never>) -> Bool {
      state.withLock { state in
        guard !state.isCanceled else { return false }
        state.waiting = continuation
        return true
      }
    }

    fileprivate func finish(_ answer: Answer?) {
      let waiting = state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(returning: answer)
    }

    fileprivate func cancel() {
      state.withLock { $0.isCanceled = true }
      finish(nil)
    }
  }

  /// Nil if the task is canceled first, or no thread can be created.
  static func run<Answer: Sendable>(_ work: @escaping @Sendable (Job<Answer>) -> Answer?) async -> Answer? {
    let job = Job<Answer>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard job.wait(continuation) else { return continuation.resume(returning: nil) }
        if !start({ job.finish(work(job)) }) { job.finish(nil) }
      }
    } onCancel: {
      job.cancel()
    }
  }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // The stack size that the library was written for.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { context in
        // The program's signals are for its first thread.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    if code != 0 { body.release() }
    return code == 0
  }
}
