import MVP
import Newspapers
import Presentation

/// A window of a list of newspapers: display-ready.
public struct NewspaperListContent: WindowedContent {
  public let rows: [NewspaperRow]
  public let offset: Int
  public let total: Int
  /// Whether there may be more than `total`, which is one more than is known.
  public let isOpenEnded: Bool
  public let identity: NewspaperQuery
  public let origin: OriginContent
  /// Those of the rows that have bookmarks.
  public private(set) var bookmarked: Set<LCCN> = []
  /// That nothing has the words, and what this list was looked for with instead; nil if that was not so.
  public let approximation: String?
  /// How many of the list were alive when; nil where that is not known.
  public let timeline: Timeline?

  public init(
    rows: [NewspaperRow], offset: Int, total: Int, query: NewspaperQuery, origin: OriginContent,
    closestWords: String? = nil, timeline: Timeline? = nil, isOpenEnded: Bool = false
  ) {
    self.isOpenEnded = isOpenEnded
    self.timeline = timeline
    approximation = closestWords.map { "Nothing has “\(query.words)”; these have “\($0)”" }
    self.rows = rows
    self.offset = offset
    self.total = total
    self.identity = query
    self.origin = origin
  }

  /// The same with stars at those rows that are among `bookmarked`.
  public func marked(_ bookmarked: Set<LCCN>) -> NewspaperListContent {
    var content = self
    content.bookmarked = bookmarked.isEmpty ? [] : Set(rows.lazy.map(\.lccn).filter(bookmarked.contains))
    return content
  }
}

extension NewspaperListContent {
  /// The same with its timeline.
  func adding(_ timeline: Timeline?) -> NewspaperListContent {
    NewspaperListContent(self, timeline: timeline)
  }

  private init(_ content: NewspaperListContent, timeline: Timeline?) {
    (rows, offset, total) = (content.rows, content.offset, content.total)
    isOpenEnded = content.isOpenEnded
    (identity, origin, approximation) = (content.identity, content.origin, content.approximation)
    (self.timeline, bookmarked) = (timeline, content.bookmarked)
  }
}

extension NewspaperListContent: SourcedContent {}
