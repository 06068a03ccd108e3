import Pending

/// A part of a screen that shares its life: a footer, a clock, a request budget.
///
/// A screen tells its components what happens to it, in the order they were given.
@MainActor public protocol ScreenComponent: AnyObject {
  /// Call when the screen has to look different; the screen sets it.
  var onChange: @MainActor () -> Void { get set }

  /// What the component shows in the status bar; empty for most.
  var words: String { get }

  /// The component's work that keys wait for; none for most.
  var pendingWork: [PendingWork] { get }

  /// Called once, before the screen is first shown.
  func didLoad()
  /// Called each time before the screen comes to the top.
  func willAppear()
  /// Called each time after the screen came to the top and was drawn.
  func didAppear()
  /// Called each time the screen is covered or closed.
  func didDisappear()
}

extension ScreenComponent {
  public var words: String { "" }
  public var pendingWork: [PendingWork] { [] }
  public func didLoad() {}
  public func willAppear() {}
  public func didAppear() {}
  public func didDisappear() {}
}
