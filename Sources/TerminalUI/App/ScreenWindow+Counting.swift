import Terminal

/// Counts that were typed after a command.
extension ScreenWindow {
  /// Performs `command` on the active screen.
  /// - Parameter count: at least 1.
  func perform(_ command: Command, count: Int) {
    guard let top = navigator.top else { return }
    perform(command, count: min(count, KeyMap.largestCount), on: top, key: "Enter")
  }
}
