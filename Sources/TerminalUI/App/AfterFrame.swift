import Terminal

/// What a key leads to that the reader does not see, and that would take the processor or the disk from the terminal while it
/// shows what the reader does see.
@MainActor final class AfterFrame {
  /// When something is done at the latest.
  enum Time {
    /// A moment after the frame, and in any case before the next key, which may need it.
    case soon
    /// Once the reader rests: nothing that is shown needs it.
    case atRest
  }

  /// Whether frames are drawn, so that there is something to wait for.
  var isAwaited = false
  private var works: [Time: [@MainActor () -> Void]] = [:]

  /// Does `work` after the next frame; at once if there are none.
  func add(_ time: Time = .soon, _ work: @escaping @MainActor () -> Void) {
    if isAwaited { works[time, default: []].append(work) } else { work() }
  }

  /// Terminals have taken a frame in less, and nobody presses the next key as fast.
  private static let moment = Duration.milliseconds(2)
  /// Longer than between the keys of somebody who goes through tabs.
  private static let rest = Duration.milliseconds(400)

  /// To be called when the frame is written.
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

  /// Does all that is due by then.
  func run(_ time: Time) {
    for work in works.removeValue(forKey: .soon) ?? [] { work() }
    guard time == .atRest else { return }
    for work in works.removeValue(forKey: .atRest) ?? [] { work() }
  }
}
