/// A run of rows of one of the reader's own lists, and the total number.
public struct LibraryRows<Row: Hashable & Sendable>: Hashable, Sendable {
  public let rows: [Row]
  /// The number of all rows that match the query.
  public let total: Int

  public init(_ rows: [Row], total: Int) {
    self.rows = rows
    self.total = total
  }

  public static var none: LibraryRows { LibraryRows([], total: 0) }
}
