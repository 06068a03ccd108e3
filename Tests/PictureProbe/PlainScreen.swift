import MVP
import Pending
import Terminal
import TerminalUI

/// A screen without a presenter.
@MainActor class PlainScreen: Screen {
  let title: String
  var onChange: @MainActor () -> Void = {}

  init(title: String) { self.title = title }

  var status: ScreenStatus { ScreenStatus() }
  var meter: String { "" }
  var bindings: [KeyBinding] { [] }
  var hints: [KeyBinding] { bindings }
  var placement: ScreenPlacement { .pane }
  var prompt: LineEditor? { nil }
  var unfinishedWork: [Task<Void, Never>] { [] }
  var pendingWork: [PendingWork] { [] }

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {}
  func handle(_ command: Command, count: Int?) -> Bool { false }
  func movesOnly(_ command: Command) -> Bool { false }
  func edit(_ key: Key) {}
  func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool { false }
  func paste(_ text: String) {}
  func appear() {}
  func appearBeside() {}
  func disappear() {}
  func close() {}
}
