import Newspapers

/// Part of the rows of a longer list.
public struct ListPart<Row: Sendable>: Sendable {
  /// Nil for an unusable row, which still counts.
  public let rows: [Row?]
  /// The length of the whole list.
  public let total: Int
  public let origin: Origin

  public init(rows: [Row?], total: Int, origin: Origin) {
    self.rows = rows
    self.total = total
    self.origin = origin
  }
}
