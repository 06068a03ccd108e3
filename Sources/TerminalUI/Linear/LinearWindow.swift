import MVP
import Terminal
import Text

/// A window of screens for readers who do not see it: typed lines in, statements out, each on its own line.
/// The screens and their presenters are the same as in any window; they are just not drawn.
@MainActor public final class LinearWindow<Route: Hashable & Sendable> {
  let window: ScreenWindow<Route>
  let say: @MainActor ([String]) -> Void
  var said: Said?
  /// The notes that were said with it, or before it on another screen.
  var heardNotes: [String] = []
  /// Which tab was shown then, and of how many; nil if it was the only one.
  var saidTab: String?
  /// The kind of the current command.
  var deed = LinearHelp.Deed.change
  /// What was typed after a command that has not asked for it yet.
  var awaitedAnswer: String?
  /// Whether the reader canceled what it waited for.
  private(set) var wasCanceled = false
  /// Whether a typed line has not been answered yet.
  private var isAnswering = false

  /// What was said last, and the screen that said it, if it still exists.
  struct Said {
    weak var screen: (any Screen)?
    let speech: Speech
  }

  /// - Parameter say: prints statements, one per line.
  public init(window: ScreenWindow<Route>, say: @escaping @MainActor ([String]) -> Void) {
    (self.window, self.say) = (window, say)
    window.isTyped = true
    window.onChange = { [weak self] in self?.tellNews() }
  }

  public var isFinished: Bool { window.isFinished }

  /// Why the screen has nothing to show; nil if it has something, or may have.
  public var lack: Failure? { (window.navigator.top as? any StatefulScreen)?.lack }

  /// Opens `routes`, the last on top, or else `former` tabs, and says what it shows.
  public func begin(from routes: [Route], or former: OpenTabs<Route>? = nil) async {
    isAnswering = true
    window.begin(from: routes, or: former)
    await answer(isWhole: true)
    isAnswering = false
  }

  /// Does what the reader typed, and says the result.
  public func take(_ typed: String) async {
    window.announcement = nil
    (isAnswering, deed, wasCanceled) = (true, .change, false)
    // No screen is retained meanwhile: a question ends with its screen, and something may be waiting for
    // that.
    switch respond(to: typed) {
    case .told(let lines): say(lines)
    case .done(let isWhole):
      await answerQuestion()
      await answer(isWhole: isWhole)
    }
    isAnswering = false
  }

  /// Cancels what the reader waits for.
  /// - Returns: false if nothing pending can be canceled.
  public func interrupt() -> Bool {
    guard isAnswering, window.navigator.top?.abandonWork() == true else { return false }
    wasCanceled = true
    return true
  }

  /// There will be no more lines.
  public func end() async {
    if !window.isFinished { window.handle(.endOfInput) }
    await window.finishPendingWrites()
  }

  /// Announcements while nothing is being answered, such as that the browser did not start, are said at once.
  private func tellNews() {
    let news = window.announcements
    guard !isAnswering, !window.isFinished, !news.isEmpty else { return }
    window.announcement = nil
    say(news.map { note($0) })
  }
}
