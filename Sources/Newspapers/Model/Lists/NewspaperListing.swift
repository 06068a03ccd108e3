/// A window of a list of newspapers.
public struct NewspaperListing: Hashable, Sendable {
  /// The number of rows that screens request: a kept list is found by the windows in which it was requested.
  public static let usualWindow = 100

  /// The rows from `offset` on.
  public let newspapers: [Newspaper]
  public let offset: Int
  /// The length of the whole list.
  public let total: Int
  /// Whether the source does not say how long the list is: `total` is then one more than is known.
  public let isOpenEnded: Bool
  public let origin: Origin
  /// What was searched for instead, because nothing matches the original words; nil if something does.
  public let closestWords: String?
  public let gaps: ListGaps

  public init(
    newspapers: [Newspaper], offset: Int, total: Int, origin: Origin, closestWords: String? = nil,
    isOpenEnded: Bool = false, gaps: ListGaps = .none
  ) {
    self.isOpenEnded = isOpenEnded
    self.closestWords = closestWords
    self.newspapers = newspapers
    self.offset = offset
    self.total = total
    self.origin = origin
    self.gaps = gaps
  }

  /// The rows of `all` that fall into `window`.
  public init(
    _ window: Window, of all: [Newspaper], origin: Origin, closestWords: String? = nil,
    gaps: ListGaps = .none
  ) {
    self.init(
      newspapers: Array(all[window.rows(of: all.count)]), offset: window.offset, total: all.count,
      origin: origin, closestWords: closestWords, gaps: gaps)
  }

  /// The same from another origin.
  public func with(_ origin: Origin) -> NewspaperListing {
    NewspaperListing(
      newspapers: newspapers, offset: offset, total: total, origin: origin, closestWords: closestWords,
      isOpenEnded: isOpenEnded, gaps: gaps)
  }
}
