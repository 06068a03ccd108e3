/// A passive view. `Content` is the scene's presentation model: the only thing a view ever sees.
@MainActor public protocol MvpView<Content>: AnyObject {
  associatedtype Content: Equatable & Sendable

  /// Shows `state`; called for every change, and once when attached to a presenter that has one already.
  func render(_ state: ViewState<Content>)
}
