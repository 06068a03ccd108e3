/// A run of rows of a longer list: the only part that is ever fetched, held and drawn.
public struct Window: Hashable, Sendable {
  /// The first row, counted from 0.
  public let offset: Int
  /// How many rows at the most.
  public let limit: Int

  public init(offset: Int, limit: Int) {
    precondition(offset >= 0 && limit > 0)
    self.offset = offset
    self.limit = limit
  }

  /// The rows of a list of `total` that fall into the window.
  public func rows(of total: Int) -> Range<Int> {
    let start = min(offset, total)
    return start..<start + min(limit, total - start)
  }
}
