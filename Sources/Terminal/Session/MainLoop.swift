import CTerminal
import Glibc

/// What the first thread does while a program runs: the main actor's work, and in between it waits for more
/// of it and for input. A key is read, and its effect drawn, without waking another thread.
@MainActor public enum MainLoop {
  private static var input: (loop: InputLoop, take: @MainActor ([TerminalEvent]) -> Void)?
  /// What to do later, and when.
  private static var later: (due: ContinuousClock.Instant, work: @MainActor () -> Void)?

  /// Call this on the first thread; it never returns. The program ends with `exit`.
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

  /// Calls `work` after `delay`, without a timer, which would wake threads. Replaces any earlier such work.
  /// Only while input is being read.
  public static func perform(in delay: Duration, _ work: @escaping @MainActor () -> Void) {
    later = (.now + delay, work)
  }

  /// From now on calls `take` with what `loop` reads.
  static func listen(to loop: InputLoop, _ take: @escaping @MainActor ([TerminalEvent]) -> Void) {
    input = (loop, take)
  }

  /// Reads nothing more.
  static func stopListening() { (input, later) = (nil, nil) }
}
