import MVP
import Newspapers
import Presentation

/// A window of the hits of a result: display-ready.
public struct ConcordanceContent: MovableContent {
  public let rows: [ConcordanceRow]
  public let offset: Int
  public let total: Int
  public let identity: HitQuery
  /// The cell's hits; nil for the whole result.
  public let count: CorpusCount?
  /// The position of the reader's row, if another screen has moved it.
  public private(set) var anchor: Int?

  init(rows: [ConcordanceRow], offset: Int, total: Int, query: HitQuery, count: CorpusCount?) {
    (self.rows, self.offset, self.total) = (rows, offset, total)
    (identity, self.count) = (query, count)
  }

  /// How many hits of a cell were counted, if the result does not have them all.
  var counted: Int? {
    count.flatMap { count in
      count.keptHits.flatMap { $0 < count.hits ? count.hits : nil }
    }
  }

  public func anchored(at row: Int?) -> ConcordanceContent {
    var content = self
    content.anchor = row
    return content
  }
}
