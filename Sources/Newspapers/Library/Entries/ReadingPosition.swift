/// Where the reader stopped in a page.
public struct ReadingPosition: Hashable, Sendable {
  public let page: PageID
  /// LCCN, title, places and years, as far as known.
  public let newspaper: Newspaper
  /// Who had the page; nil if that was not recorded.
  public let source: IssueSource?
  /// The number of characters on the page before the first visible line, which is valid at any width.
  public let place: Int
  /// The printed line at that place, from 1; 0 for a page without text.
  public let line: Int
  /// The number of printed lines with text; 0 for a page without text.
  public let lines: Int
  /// Whether the end of the text was visible.
  public let isAtEnd: Bool
  /// When the page was left, in seconds since 1970.
  public let read: Double

  public var lccn: LCCN { page.issue.lccn }

  public init(
    _ page: PageID, of newspaper: Newspaper, at source: IssueSource? = nil, place: Int, line: Int, lines: Int,
    isAtEnd: Bool, read: Double
  ) {
    self.page = page
    self.newspaper = newspaper
    self.source = source
    self.place = max(0, place)
    self.lines = max(0, lines)
    self.line = max(0, min(line, self.lines))
    self.isAtEnd = isAtEnd
    self.read = read
  }

  /// Whether both are the same place of the same page, regardless of when it was read.
  public func isSamePlace(as other: ReadingPosition) -> Bool {
    page == other.page && place == other.place && lines == other.lines && isAtEnd == other.isAtEnd
  }
}
