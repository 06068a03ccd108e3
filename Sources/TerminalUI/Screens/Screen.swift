import MVP
import Pending
import Terminal

/// A screen, as the window sees it.
@MainActor public protocol Screen: AnyObject {
  /// For the breadcrumbs: a word or two.
  var title: String { get }
  /// For the tab, even while it is hidden.
  var tabName: String { get }
  /// Whether the breadcrumbs start here, because earlier ones say nothing about what is shown.
  var startsTrail: Bool { get }
  var status: ScreenStatus { get }
  /// How many cells the position in its status may take while the reader moves; 0 if that is little.
  var positionRoom: Int { get }
  /// What a component of the screen shows in the status bar, such as a request budget; may be empty.
  var meter: String { get }
  /// The screen's own keys; the window has those that every screen shares.
  var bindings: [KeyBinding] { get }
  /// The keys that the hint bar names, the most useful first.
  var hints: [KeyBinding] { get }
  var placement: ScreenPlacement { get }
  /// The line being typed, if any; it receives keys first.
  var prompt: LineEditor? { get }
  /// What the screen still has to write, even after it is closed.
  var unfinishedWork: [Task<Void, Never>] { get }
  /// Those that wait for a network. They are canceled when the reader quits, and end at once.
  var unfinishedDownloads: [Task<Void, Never>] { get }
  /// The screen's work that keys wait for.
  var pendingWork: [PendingWork] { get }
  /// Whether it has unfinished work.
  var isBusy: Bool { get }
  /// Cancels loading; false if nothing is loading.
  func abandonWork() -> Bool
  /// What it is waiting for, if it has nothing to show meanwhile.
  var waitingWords: String? { get }
  /// What is wrong with the typed line, if it has to be typed again.
  var promptFault: String? { get }
  /// The route to what it shows now; nil if that is its original route, or if there is none.
  func currentRoute<Route: Hashable & Sendable>(as type: Route.Type) -> Route?
  /// Called when the screen looks different from what it drew last.
  var onChange: @MainActor () -> Void { get set }

  func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool)
  /// Why `command` can do nothing now, for the reader; nil if it can.
  func obstacle(to command: Command) -> String?
  /// Why the reader may not want `command` now; nil if nothing is to be said.
  func caution(before command: Command) -> String?
  /// Performs `command`; false if the screen has no such command.
  func handle(_ command: Command, count: Int?) -> Bool
  /// Performs a command that the active screen leaves to the one beside it; false if there is nothing to do.
  func handleBeside(_ command: Command) -> Bool
  /// Whether all `command` does here is move a cursor: the screen then need not be drawn before the next key.
  func movesOnly(_ command: Command) -> Bool
  /// Handles a mouse event, with its cell relative to `rect`, where the screen was last drawn; false if it
  /// has no meaning here. Drags and releases go to the screen where the button was pressed.
  func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool
  func edit(_ key: Key)
  func paste(_ text: String)

  /// The screen comes to the top, for the first time or again.
  func appear()
  /// The screen is shown beside the active one, as a preview of what opening would show.
  func appearBeside()
  /// The screen is covered by another.
  func disappear()
  /// The screen is closed permanently: anything it waits for is canceled.
  func close()
}

extension Screen {
  public var tabName: String { title }
  public var startsTrail: Bool { false }
  public var positionRoom: Int { 0 }

  public var unfinishedDownloads: [Task<Void, Never>] { [] }
  public var isBusy: Bool { false }
  public func abandonWork() -> Bool { false }
  public var waitingWords: String? { nil }
  public var promptFault: String? { nil }
  public func currentRoute<Route: Hashable & Sendable>(as type: Route.Type) -> Route? { nil }

  public func obstacle(to command: Command) -> String? { nil }
  public func caution(before command: Command) -> String? { nil }
  public func handleBeside(_ command: Command) -> Bool { false }
}

/// A screen that shows all keys itself.
@MainActor public protocol KeyGuide: Screen {}

/// How a screen shares the terminal with the one from which it was opened.
public enum ScreenPlacement: Hashable, Sendable {
  /// Takes the pane, or one of two panes.
  case pane
  /// Takes both panes, because it needs the space.
  case whole
  /// Is above the panes, as large as it needs to be: at most `columns` by `rows` including its frame. It begins
  /// where one of `whole` rows would, if that is given: then it stays in place while its rows are narrowed.
  case popup(columns: Int, rows: Int, whole: Int? = nil)

  var isPopup: Bool { if case .popup = self { true } else { false } }
}
