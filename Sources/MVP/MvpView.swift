/// A passive view. `Content` is the scene's presentation model: the only thing a view ever sees.
@MainActor public protocol MvpView<Content>: AnyObject {
  associatedtype Content: Equatable & Sendable

  /// Shows `state`. Called for every change, and once when attached to a presenter that already has one.
  func render(_ state: ViewState<Content>)
}
