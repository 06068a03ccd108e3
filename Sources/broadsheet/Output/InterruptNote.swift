import Dispatch
import Glibc

/// Says something when the reader interrupts the program (Ctrl-C), which then ends as it does without this.
final class InterruptNote {
  /// Nil if nothing is to be said. A source that was not resumed must not be released.
  private let source: (any DispatchSourceSignal)?

  init(_ words: @escaping @Sendable () -> String) {
    var former = sigaction()
    sigaction(SIGINT, nil, &former)
    // A shell has programs in the background ignore it.
    guard unsafeBitCast(former.__sigaction_handler.sa_handler, to: Int.self) == 0 else {
      source = nil
      return
    }
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    self.source = source
    signal(SIGINT, SIG_IGN)
    source.setEventHandler {
      StandardError.note(words())
      signal(SIGINT, SIG_DFL)
      // Dispatch blocks it here, and would have it told again for as long as no other thread takes it.
      var blocked = sigset_t()
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGINT)
      pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
      raise(SIGINT)
    }
    source.resume()
  }
}
