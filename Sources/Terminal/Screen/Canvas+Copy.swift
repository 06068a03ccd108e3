/// What was drawn once, to be shown again.
extension Canvas {
  /// The cells of a line of one row; nil if part of it is outside.
  public func cells(in line: Rect) -> [Cell]? {
    guard holds(line.row, line.column, count: line.columns) else { return nil }
    let start = line.row * size.columns + line.column
    return Array(cells[start..<start + line.columns])
  }

  /// Shows `copy`, which begins and ends with whole characters, replacing what is there; does nothing if part
  /// of it would be outside.
  public mutating func put(_ copy: [Cell], row: Int, column: Int) {
    guard !copy.isEmpty, holds(row, column, count: copy.count) else { return }
    beginOverwriting(row: row, column: column)
    let start = row * size.columns + column
    cells.withUnsafeMutableBufferPointer { cells in
      copy.withUnsafeBufferPointer { _ = cells[start..<start + copy.count].update(fromContentsOf: $0) }
    }
    endOverwriting(row: row, column: column + copy.count)
  }

  private func holds(_ row: Int, _ column: Int, count: Int) -> Bool {
    contains(row, column) && column + count <= size.columns
  }
}
