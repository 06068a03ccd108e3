import Terminal

/// What a key leads to that the reader does not see, and that would take the processor from the terminal while it shows what
/// the reader does see: it is done a moment after the frame, and in any case before the next key.
@MainActor final class AfterFrame {
  /// Whether frames are drawn, so that there is something to wait for.
  var isAwaited = false
  private var works: [@MainActor () -> Void] = []
  private var lastWorks: [@MainActor () -> Void] = []

  /// Does `work` after the next frame; at once if there are none.
  /// - Parameter isLast: whether the screen that is shown can do without: it comes after all that is not.
  func add(isLast: Bool = false, _ work: @escaping @MainActor () -> Void) {
    guard isAwaited else { return work() }
    if isLast { lastWorks.append(work) } else { works.append(work) }
  }

  /// Terminals show a frame in less.
  private static let moment = Duration.milliseconds(10)

  /// To be called when the frame is written.
  func runSoon() {
    guard !works.isEmpty || !lastWorks.isEmpty else { return }
    MainLoop.perform(in: AfterFrame.moment) { [weak self] in self?.run() }
  }

  /// Does all of it.
  func run() {
    let due = works + lastWorks
    (works, lastWorks) = ([], [])
    for work in due { work() }
  }
}
