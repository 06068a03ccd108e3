import Dispatch
import Glibc
import Synchronization

/// Makes Ctrl-C do something other than end the program, until `end` is called.
///
/// Not by its lifetime: the optimizer may release early what nothing uses anymore, even within
/// `withExtendedLifetime`, and Ctrl-C would then do nothing at all.
final class InterruptAction: Sendable {
  /// The latest one, unless it has ended.
  private static let current = Mutex<InterruptAction?>(nil)

  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    InterruptAction.current.withLock { $0 = self }
    _ = InterruptAction.isHeard
  }

  /// From now on Ctrl-C ends the program.
  func end() { InterruptAction.current.withLock { if $0 === self { $0 = nil } } }

  /// Whether Ctrl-C is heard here: once for the whole run, since libdispatch sets its handler only once, and a second
  /// source for the same signal would hear nothing.
  private static let isHeard: Bool = {
    // A shell makes background programs ignore it.
    guard TerminalLoan.handler(of: SIGINT) == 0 else { return false }
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    signal(SIGINT, SIG_IGN)
    source.setEventHandler(handler: { InterruptAction.perform() })
    source.resume()
    _ = Unmanaged.passRetained(source as AnyObject)
    return true
  }()

  private static func perform() {
    // The system keeps a blocked signal for Dispatch even if it is ignored: it is the other program's.
    guard !TerminalLoan.isLent else { return }
    let action = current.withLock { $0?.action }
    if let action { action() } else { endProgram() }
  }

  /// Does what Ctrl-C usually does. Call this only in an action.
  static func endProgram() {
    signal(SIGINT, SIG_DFL)
    // Dispatch blocks it here, and would deliver it again as long as no other thread takes it.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
    raise(SIGINT)
  }
}
