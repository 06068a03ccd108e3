import MVP
import Terminal

/// One screen, as the window sees it.
@MainActor public protocol Screen: AnyObject {
  /// For the breadcrumb: a word or two.
  var title: String { get }
  var status: ScreenStatus { get }
  /// What a component of the screen has to say in the status bar, such as a request budget; may be empty.
  var meter: String { get }
  /// The screen's own keys; those of every screen are the window's.
  var bindings: [KeyBinding] { get }
  /// Those of its keys that the hint bar names, the most useful first.
  var hints: [KeyBinding] { get }
  var presentation: Presentation { get }
  /// The line that is being typed, if any; keys go there first.
  var prompt: LineEditor? { get }
  /// What the screen still has to write down, even when it is closed.
  var pendingWrite: Task<Void, Never>? { get }
  /// Called when the screen looks different from what it drew last.
  var onChange: @MainActor () -> Void { get set }

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool)
  /// Does what `command` says; false if the screen has no such command.
  func handle(_ command: Command, count: Int?) -> Bool
  /// Does what the mouse says, whose cell is counted from the corner of `rect`, where the screen was drawn last; false if
  /// that means nothing here. What is dragged and released goes to the screen where the button was pressed.
  func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool
  func edit(_ key: Key)
  func paste(_ text: String)

  /// The screen comes to the top, for the first time or again.
  func appear()
  /// The screen is shown beside the one in use, as a preview of what opening would show.
  func appearBeside()
  /// The screen is covered by another.
  func disappear()
  /// The screen goes for good: what it waits for is given up.
  func close()
}

/// How a screen shares the terminal with the one it was opened from.
public enum Presentation: Hashable, Sendable {
  /// It takes the pane, or one of two panes.
  case pane
  /// It takes both panes: it needs the room.
  case whole
  /// It lies above the panes, as large as it needs to be: at most `columns` by `rows` with its frame.
  case popup(columns: Int, rows: Int)

  var isPopup: Bool { if case .popup = self { true } else { false } }
}
