/// A part of a screen that lives its life along: a footer, a clock, a request budget.
///
/// A screen tells each of its components what happens to it, in the order they were given.
@MainActor public protocol ScreenComponent: AnyObject {
  /// To be called when the screen has to look different; the screen sets it.
  var onChange: @MainActor () -> Void { get set }

  /// What the component has to say in the status bar; empty for most.
  var words: String { get }

  /// Once, before the screen is first shown.
  func didLoad()
  /// Each time before the screen comes to the top.
  func willAppear()
  /// Each time after the screen came to the top and was drawn.
  func didAppear()
  /// Each time the screen is covered by another or closed.
  func didDisappear()
}

extension ScreenComponent {
  public var words: String { "" }
  public func didLoad() {}
  public func willAppear() {}
  public func didAppear() {}
  public func didDisappear() {}
}
