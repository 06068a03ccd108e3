import CTerminal
import Glibc

/// What the first thread does while a program runs: the main actor's work, and between that it waits for more of it and
/// for the reader. A key is read, and what it changes is drawn, without another thread being woken.
@MainActor public enum MainLoop {
  private static var input: (loop: InputLoop, take: @MainActor ([TerminalEvent]) -> Void)?
  /// What is to be done later, and when.
  private static var later: (due: ContinuousClock.Instant, work: @MainActor () -> Void)?

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
    let (events, hasWork) = loop.next(orReadable: work, until: later?.due)
    if !events.isEmpty { take(events) }
    if hasWork { cterminal_main_queue_run() }
    if let later, later.due <= .now {
      self.later = nil
      later.work()
    }
  }

  /// Has `work` called in `delay`, without a timer, which would wake threads; instead of what was to be done later so far.
  /// Only while input is listened to.
  public static func perform(in delay: Duration, _ work: @escaping @MainActor () -> Void) {
    later = (.now + delay, work)
  }

  /// Has `take` called with what `loop` reads, from now on.
  static func listen(to loop: InputLoop, _ take: @escaping @MainActor ([TerminalEvent]) -> Void) {
    input = (loop, take)
  }

  /// Reads nothing more.
  static func stopListening() { (input, later) = (nil, nil) }
}
