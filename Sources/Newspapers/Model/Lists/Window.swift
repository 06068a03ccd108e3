/// A run of rows of a longer list: the only part that is ever loaded, held and drawn.
public struct Window: Hashable, Sendable {
  /// The first row, from 0.
  public let offset: Int
  /// The maximum number of rows.
  public let limit: Int

  public init(offset: Int, limit: Int) {
    precondition(offset >= 0 && limit > 0)
    self.offset = offset
    self.limit = limit
  }

  /// The row after the last one.
  public var end: Int { offset + limit }

  /// The window after this one, of the same size.
  public var next: Window { Window(offset: end, limit: limit) }

  /// `size` rows with `rows` in the middle, or those if they are more.
  public init(around rows: Range<Int>, size: Int) {
    let margin = max(0, size - rows.count) / 2
    self.init(offset: max(0, rows.lowerBound - margin), limit: max(size, rows.count))
  }

  /// The rows within the window, given a list of `total`.
  public func rows(of total: Int) -> Range<Int> {
    let start = min(offset, total)
    return start..<start + min(limit, total - start)
  }
}
