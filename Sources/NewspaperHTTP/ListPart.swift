import Newspapers

/// Rows of a longer list.
public struct ListPart<Row: Sendable>: Sendable {
  /// Nil where a row is nothing that can be used: it counts all the same.
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
