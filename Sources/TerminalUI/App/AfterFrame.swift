import Terminal

/// Work caused by a key that the reader does not see, and that would compete with the terminal for the CPU or
/// the disk while it shows what the reader does see.
@MainActor final class AfterFrame {
  /// The latest time for the work.
  enum Time {
    /// A moment after the frame, and in any case before the next key, which may need it.
    case soon
    /// Once the reader pauses: nothing visible needs it.
    case atRest
  }

  /// Whether frames are drawn, so that there is something to wait for.
  var isAwaited = false
  private var works: [Time: [@MainActor () -> Void]] = [:]

  /// Does `work` after the next frame; at once if there are none.
  func add(_ time: Time = .soon, _ work: @escaping @MainActor () -> Void) {
    if isAwaited { works[time, default: []].append(work) } else { work() }
  }

  /// Terminals accept a frame in less time, and nobody presses the next key this fast.
  private static let moment = Duration.milliseconds(2)
  /// Longer than the time between keys when going through tabs.
  private static let rest = Duration.milliseconds(400)

  /// Call this when the frame has been written.
  func runLater() {
    if works[.soon] != nil {
      MainLoop.perform(in: AfterFrame.moment) { [weak self] in
        self?.run(.soon)
        self?.runLater()
      }
    } else if works[.atRest] != nil {
      MainLoop.perform(in: AfterFrame.rest) { [weak self] in self?.run(.atRest) }
    }
  }

  /// Does everything that is due by then.
  func run(_ time: Time) {
    for work in works.removeValue(forKey: .soon) ?? [] { work() }
    guard time == .atRest else { return }
    for work in works.removeValue(forKey: .atRest) ?? [] { work() }
  }
}
