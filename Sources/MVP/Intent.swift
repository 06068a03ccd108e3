/// Something that the reader wants of a presenter. It travels with the task that does it, so that what was
/// still loading is given up only once there is something else to show: a key that turns out to do nothing
/// stops nothing.
@MainActor public final class Intent {
  /// That of the current task; nil if it does nothing for the reader that replaces something.
  @TaskLocal public static var current: Intent?

  private weak var presenter: AnyObject?
  private let takeOver: @MainActor () -> Void

  /// - Parameters:
  ///   - presenter: what it shows something on; others may be asked on the way.
  ///   - takeOver: gives up what earlier intents are still doing.
  public init(of presenter: AnyObject, takeOver: @escaping @MainActor () -> Void) {
    self.presenter = presenter
    self.takeOver = takeOver
  }

  /// `presenter` is about to show something new, even if only that it is loading.
  func shows(on presenter: AnyObject) {
    if presenter === self.presenter { takeOver() }
  }
}
