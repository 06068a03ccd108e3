import MVP

/// What the status bar says about a screen.
public struct ScreenStatus: Hashable, Sendable {
  /// Where the data comes from and how old it is.
  public var source: String
  /// What the reader should know about everything shown, the most important first: what was searched for
  /// instead, a source that failed, a refresh in progress.
  public var notices: [Notice]
  /// More about the selected row, if nothing else has to be said.
  public var remark: String?
  /// Where the reader is in the list or text.
  public var position: String

  public init(source: String = "", notice: Notice? = nil, remark: String? = nil, position: String = "") {
    self.source = source
    notices = notice.map { [$0] } ?? []
    self.remark = remark
    self.position = position
  }

  /// How to stop waiting: after what a screen is waiting for.
  public static let wayOut: Notice = "Esc cancels"
}

extension BaseScreen {
  /// Why the shown content could not be reloaded; nil if it could.
  public final var staleNotice: Notice? {
    if case .stale(_, let failure) = presenter.state { .failure(failure.message) } else { nil }
  }
}
