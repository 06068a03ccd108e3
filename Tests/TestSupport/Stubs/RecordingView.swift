import MVP

/// A view that records every state: the one fake that serves every presenter.
@MainActor public final class RecordingView<Content: Equatable & Sendable>: MvpView {
  public private(set) var states: [ViewState<Content>] = []

  public init() {}

  public func render(_ state: ViewState<Content>) { states.append(state) }
}
