import MVP
import Newspapers
import Presentation

/// Some rows of a list that is printed completely: display-ready.
public struct WholeListContent: Hashable, Sendable {
  public let rows: [NewspaperRow]
  /// The number of the first of them, from 0.
  public let offset: Int
  /// The length of the whole list.
  public let total: Int
  public let isLast: Bool
  /// How many rows come before the first that is printed.
  let passedOver: Int
  /// How many rows the source counts but did not send, as far as is known.
  let missing: Int
  let source: String
  /// What to know before reading the rows.
  let notices: [String]
  /// Which of the rows can be read without a network, in a local list.
  let local: [LCCN: LocalPages]

  /// - Parameter newspapers: those of the `listing` that no earlier page had.
  init(
    _ newspapers: [Newspaper], of listing: NewspaperListing, query: NewspaperQuery, isLast: Bool,
    passedOver: Int, missing: Int, local: @autoclosure () -> [LCCN: LocalPages]
  ) {
    let content = NewspaperListContent(
      rows: newspapers.map { NewspaperRow($0, in: query.state) }, offset: listing.offset,
      total: listing.total, query: query, origin: OriginContent(listing.origin),
      closestWords: listing.closestWords, gaps: listing.gaps
    ).holding(local())
    self.local = content.local
    (rows, offset, total, self.isLast) = (content.rows, content.offset, content.total, isLast)
    (self.passedOver, self.missing, source) = (passedOver, missing, content.origin.source)
    notices = [content.origin.notice, content.approximation, content.gap].compactMap(\.self)
  }
}
