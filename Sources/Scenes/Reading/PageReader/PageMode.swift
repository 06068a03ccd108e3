/// How a page's text is shown.
public enum PageMode: String, Hashable, Sendable {
  /// Lines joined into paragraphs, broken words rejoined.
  case reading
  /// The lines as printed.
  case raw

  public var other: PageMode { self == .reading ? .raw : .reading }
}
