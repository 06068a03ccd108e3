/// How a page's text is shown.
public enum PageMode: String, Hashable, Sendable {
  /// Lines joined to paragraphs, broken words whole.
  case reading
  /// The lines as they are printed.
  case raw

  public var other: PageMode { self == .reading ? .raw : .reading }
}
