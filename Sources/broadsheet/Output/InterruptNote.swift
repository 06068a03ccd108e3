import Glibc

/// Says something when the reader interrupts the program (Ctrl-C), which then ends as it does without this;
/// until `end` is called.
final class InterruptNote {
  private let action: InterruptAction

  init(_ words: @escaping @Sendable () -> String) {
    action = InterruptAction {
      StandardError.note(words())
      signal(SIGINT, SIG_DFL)
      // Dispatch blocks it here, and would deliver it again as long as no other thread takes it.
      var blocked = sigset_t()
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGINT)
      pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
      raise(SIGINT)
    }
  }

  func end() { action.end() }
}
