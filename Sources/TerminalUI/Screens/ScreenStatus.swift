import MVP

/// What the status bar says about a screen.
public struct ScreenStatus: Hashable, Sendable {
  /// Where the data comes from and how old it is.
  public var source: String
  /// What the reader should know: a source that failed, a refresh in progress.
  public var notice: String?
  /// Where the reader is in the list or text.
  public var position: String

  public init(source: String = "", notice: String? = nil, position: String = "") {
    self.source = source
    self.notice = notice
    self.position = position
  }
}

extension BaseScreen {
  /// Why content that is shown could not be loaded anew; nil if it could.
  public final var staleNotice: String? {
    if case .stale(_, let failure) = presenter.state { "✗ " + failure.message } else { nil }
  }
}
