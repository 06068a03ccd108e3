/// What a screen needs to know of its presenter.
@MainActor public protocol Presenting<Content>: AnyObject {
  associatedtype Content: Equatable & Sendable

  var state: ViewState<Content> { get }

  /// Makes `view` the one that is told, and tells it the present state. The view is not retained.
  func attach(_ view: some MvpView<Content>)

  /// Begins: asks the service for what the scene shows first.
  func start() async

  /// Stops showing that something is awaited, because the reader gave it up.
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
