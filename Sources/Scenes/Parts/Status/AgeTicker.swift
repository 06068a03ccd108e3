import MVP
import TerminalUI

/// Keeps the age of the data in the status bar current while a screen is visible.
@MainActor final class AgeTicker: ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let performer = Performer()

  /// The age is shown in minutes.
  private static let interval = Duration.seconds(30)

  func didAppear() {
    performer.perform(every: AgeTicker.interval) { [weak self] in self?.onChange() }
  }

  func didDisappear() { performer.cancel() }
}
