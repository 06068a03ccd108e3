/// Everything a view can be told to show: one enum instead of a method for each situation.
public enum ViewState<Content: Equatable & Sendable>: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// Waiting, with nothing to show meanwhile; the text says for what.
  case loading(String)
  case content(Content)
  /// Waiting for newer content; the old content stays readable.
  case refreshing(Content)
  /// Newer content could not be loaded; the old content stays readable.
  case stale(Content, Failure)
  /// There is nothing, and that is the true answer.
  case empty(EmptyState)
  case failed(Failure)
}

extension ViewState {
  /// What can be read now: fresh, refreshing or stale.
  public var content: Content? {
    switch self {
    case .content(let content), .refreshing(let content), .stale(let content, _): content
    case .idle, .loading, .empty, .failed: nil
    }
  }

  /// Why there is nothing, or nothing newer.
  public var failure: Failure? {
    switch self {
    case .failed(let failure), .stale(_, let failure): failure
    case .idle, .loading, .content, .refreshing, .empty: nil
    }
  }

  public var isWaiting: Bool {
    switch self {
    case .loading, .refreshing: true
    case .idle, .content, .stale, .empty, .failed: false
    }
  }

  /// The same state with `content` as what can be read now; nil if nothing can.
  public func replacing(_ content: Content) -> ViewState? {
    switch self {
    case .content: .content(content)
    case .refreshing: .refreshing(content)
    case .stale(_, let failure): .stale(content, failure)
    case .idle, .loading, .empty, .failed: nil
    }
  }
}
