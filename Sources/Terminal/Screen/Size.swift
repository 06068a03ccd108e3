/// The extent of a screen or part of it, in cells.
public struct Size: Hashable, Sendable {
  public var rows: Int
  public var columns: Int

  /// A size; a negative extent counts as 0.
  public init(rows: Int, columns: Int) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }
}
