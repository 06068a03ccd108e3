import MVP
import Pending
import Terminal

/// What an event has to wait for.
extension ScreenWindow {
  /// What has to settle before `event` means what the reader intended. Text typed into a line does not depend
  /// on its results.
  func work(before event: TerminalEvent) -> [PendingWork] { isTyping(event) ? [] : pendingWork }

  private var pendingWork: [PendingWork] { performer.pendingWork + navigator.screens.flatMap(\.pendingWork) }

  /// Whether `event` changes only the line being typed.
  func isTyping(_ event: TerminalEvent) -> Bool {
    guard var editor = palette?.editor ?? navigator.top?.prompt, !editor.isAwaited else { return false }
    switch event {
    case .key(let key): return editor.edit(key) == .changed
    case .paste: return true
    default: return false
    }
  }
}
