import Glibc
import Synchronization

/// The thread that runs an `InputLoop`: it blocks, which threads of the Swift runtime must not.
final class InputThread: Sendable {
  private let device: TerminalDevice
  private let signals: SignalPipe
  private let continuation: AsyncStream<[TerminalEvent]>.Continuation
  private let wake: (reading: Int32, writing: Int32)
  private let thread = Mutex<pthread_t?>(nil)

  /// Starts the thread. When it ends, it finishes the stream.
  init(
    device: TerminalDevice, signals: SignalPipe, continuation: AsyncStream<[TerminalEvent]>.Continuation
  ) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .lastFailure(of: "pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wake = (ends[0], ends[1])
    self.device = device
    self.signals = signals
    self.continuation = continuation
    try start()
  }

  deinit {
    close(wake.reading)
    close(wake.writing)
  }

  /// Ends the thread and waits for it. Call once.
  func stop() {
    thread.withLock { thread in
      guard let running = thread else { return }
      thread = nil
      _ = write(wake.writing, "!", 1)
      pthread_join(running, nil)
    }
  }

  private func start() throws(TerminalError) {
    let context = Unmanaged.passRetained(self)
    var started = pthread_t()
    let code = pthread_create(&started, nil, { InputThread.main($0) }, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw .system(call: "pthread_create", code: code)
    }
    thread.withLock { $0 = started }
  }

  private static func main(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let thread = Unmanaged<InputThread>.fromOpaque(context).takeRetainedValue()
    var loop = InputLoop(device: thread.device, signals: thread.signals, wake: thread.wake.reading)
    loop.run { thread.continuation.yield($0) }
    thread.continuation.finish()
    return nil
  }
}
