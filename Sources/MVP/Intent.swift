/// Something that the reader wants from a presenter. It travels with the task that does it, so earlier
/// loading is given up only once there is something else to show: a key that does nothing stops nothing.
@MainActor public final class Intent {
  /// The current task's; nil if the task replaces nothing that the reader sees.
  @TaskLocal public static var current: Intent?

  private weak var presenter: AnyObject?
  private let takeOver: @MainActor () -> Void

  /// - Parameters:
  ///   - presenter: the one that shows its outcome; others may be asked on the way.
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
