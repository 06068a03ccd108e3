/// What the status bar says of a screen.
public struct ScreenStatus: Hashable, Sendable {
  /// Where the data is from and how old it is.
  public var source: String
  /// What the reader should know: a source that failed, a refresh under way.
  public var notice: String?
  /// Where in the list or text the reader is.
  public var position: String

  public init(source: String = "", notice: String? = nil, position: String = "") {
    self.source = source
    self.notice = notice
    self.position = position
  }
}
