/// Connects a view and a service, and nothing more: holds the state and a weak reference to the view.
///
/// It knows neither the terminal nor other scenes. Its methods are `async` and start no tasks, so the caller
/// decides how long they live.
@MainActor open class MvpPresenter<Content: Equatable & Sendable>: Presenting {
  private weak var view: (any MvpView<Content>)?
  public private(set) var state: ViewState<Content> = .idle
  /// What was known before the same request is repeated: that there is nothing.
  private var earlierAnswer: EmptyState?

  public init() {}

  public final func attach(_ view: some MvpView<Content>) {
    self.view = view
    if state != .idle { view.render(state) }
  }

  /// Shows `state`, unless the task that produced it was canceled: a late answer must not overwrite a newer
  /// one. What earlier intents are still loading is not wanted anymore.
  public final func show(_ state: ViewState<Content>) {
    guard !Task.isCancelled else { return }
    Intent.current?.shows(on: self)
    showAnyway(state)
  }

  /// Shows `state`, which is true whatever the reader wants now.
  public final func showAnyway(_ state: ViewState<Content>) {
    self.state = state
    earlierAnswer = nil
    view?.render(state)
  }

  /// Shows existing content in another way. Waiting and failures stay as they are, and loading goes on.
  public final func showAgain(_ change: (Content) -> Content) {
    guard let content = state.content else { return }
    let changed = change(content)
    guard !Task.isCancelled, changed != content, let state = state.replacing(changed) else { return }
    showAnyway(state)
  }

  /// Shows that something is loading; existing content stays on the screen.
  /// - Parameter isAgain: whether an answer to the same request is shown; if it was that there is nothing, it
  ///   comes back if the reader cancels.
  public final func showWaiting(_ text: String, isAgain: Bool = false) {
    guard !Task.isCancelled else { return }
    let known: EmptyState? = if case .empty(let nothing) = state { nothing } else { earlierAnswer }
    if let content = state.content { show(.refreshing(content)) } else { show(.loading(text)) }
    earlierAnswer = isAgain ? known : nil
  }

  /// Shows `failure`; existing content stays on the screen.
  /// - Parameter isWanted: whether the content is what was asked for; under another heading it would be
  ///   mistaken for that, so it is removed.
  public final func showFailure(_ failure: Failure, keeping isWanted: (Content) -> Bool = { _ in true }) {
    if let content = state.content, isWanted(content) {
      show(.stale(content, failure))
    } else {
      show(.failed(failure))
    }
  }

  /// Stops showing that something is loading, because the reader canceled.
  public final func abandon() {
    if let content = state.content {
      show(.content(content))
    } else if let earlierAnswer {
      show(.empty(earlierAnswer))
    } else {
      show(.failed(.canceled))
    }
  }

  open func start() async {}
}
