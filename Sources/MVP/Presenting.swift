/// What a screen needs to know about its presenter.
@MainActor public protocol Presenting<Content>: AnyObject {
  associatedtype Content: Equatable & Sendable

  var state: ViewState<Content> { get }

  /// Makes `view` the view to notify, and passes it the current state. The view is not retained.
  func attach(_ view: some MvpView<Content>)

  /// Requests what the scene shows first.
  func start() async

  /// Stops showing that something is loading, because the reader canceled.
  func abandon()
}

extension Presenting {
  /// Runs the scene once, for a view that lives only as long as the call: a command.
  @discardableResult
  public func present(on view: some MvpView<Content>) async -> ViewState<Content> {
    attach(view)
    await start()
    return withExtendedLifetime(view) { state }
  }
}
