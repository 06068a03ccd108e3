/// A part of the screen, in cells from its upper left corner. No extent ever becomes negative.
public struct Rect: Hashable, Sendable {
  public var row: Int
  public var column: Int
  public var rows: Int
  public var columns: Int

  /// A rectangle; a negative place or extent counts as 0.
  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = max(0, row)
    self.column = max(0, column)
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  /// The whole screen.
  public init(_ size: Size) {
    self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
  }

  /// The last row inside; the row above `row` if there is none.
  public var lastRow: Int { row + rows - 1 }
  /// The last column inside; the column left of `column` if there is none.
  public var lastColumn: Int { column + columns - 1 }

  /// True if that cell is inside.
  public func contains(row: Int, column: Int) -> Bool {
    (self.row..<self.row + rows).contains(row) && (self.column..<self.column + columns).contains(column)
  }

  /// What remains without `rows` at the top and bottom, and `columns` on either side.
  public func inset(rows: Int = 0, columns: Int = 0) -> Rect {
    dropTop(rows).dropBottom(rows).dropLeft(columns).left(self.columns - 2 * columns)
  }

  /// The first `count` rows.
  public func top(_ count: Int) -> Rect {
    Rect(row: row, column: column, rows: min(count, rows), columns: columns)
  }

  /// The last `count` rows.
  public func bottom(_ count: Int) -> Rect { dropTop(rows - min(max(0, count), rows)) }

  /// All but the first `count` rows.
  public func dropTop(_ count: Int) -> Rect {
    let cut = min(max(0, count), rows)
    return Rect(row: row + cut, column: column, rows: rows - cut, columns: columns)
  }

  /// All but the last `count` rows.
  public func dropBottom(_ count: Int) -> Rect { top(rows - max(0, count)) }

  /// The first `count` columns.
  public func left(_ count: Int) -> Rect {
    Rect(row: row, column: column, rows: rows, columns: min(count, columns))
  }

  /// All but the first `count` columns.
  public func dropLeft(_ count: Int) -> Rect {
    let cut = min(max(0, count), columns)
    return Rect(row: row, column: column + cut, rows: rows, columns: columns - cut)
  }
}
