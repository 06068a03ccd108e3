/// A window of the list of a day's front pages.
public struct FrontPageList: Hashable, Sendable {
  /// The number of rows that screens request: a kept list is found by the windows in which it was requested.
  public static let usualWindow = 50

  public let date: IssueDate
  public let pages: [FrontPage]
  /// How many precede these.
  public let offset: Int
  /// How many there are in all.
  public let total: Int
  /// Whether the source does not say how many there are: `total` is then one more than is known.
  public let isOpenEnded: Bool
  public let origin: Origin

  public init(
    date: IssueDate, pages: [FrontPage], offset: Int, total: Int, origin: Origin, isOpenEnded: Bool = false
  ) {
    self.isOpenEnded = isOpenEnded
    self.date = date
    self.pages = pages
    self.offset = offset
    self.total = total
    self.origin = origin
  }
}
