import CTerminal
import Glibc

/// What the first thread does while a program runs: the main actor's work, and between that it waits for more of it and
/// for the reader. A key is read, and what it changes is drawn, without another thread being woken.
@MainActor public enum MainLoop {
  private static var input: (loop: InputLoop, take: @MainActor ([TerminalEvent]) -> Void)?

  /// To be called on the first thread, which it never gives back. The program ends with `exit`.
  public static func run() -> Never {
    let work = cterminal_main_queue()
    while true { turn(work) }
  }

  private static func turn(_ work: Int32) {
    guard let (loop, take) = input else {
      var end = pollfd(fd: work, events: Int16(POLLIN), revents: 0)
      if poll(&end, 1, -1) > 0 { cterminal_main_queue_run() }
      return
    }
    let (events, hasWork) = loop.next(orReadable: work)
    if !events.isEmpty { take(events) }
    if hasWork { cterminal_main_queue_run() }
  }

  /// Has `take` called with what `loop` reads, from now on.
  static func listen(to loop: InputLoop, _ take: @escaping @MainActor ([TerminalEvent]) -> Void) {
    input = (loop, take)
  }

  /// Reads nothing more.
  static func stopListening() { input = nil }
}
