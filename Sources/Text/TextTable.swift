/// A table for a terminal: a header and rows, fitted to a width, with two blanks between columns.
public struct TextTable: Sendable {
  public struct Column: Sendable {
    public var header: String
    public var alignRight: Bool
    /// The narrowest that a flexible column becomes, in cells.
    public var minimumWidth: Int
    /// True if its texts may be cut, with a "…", when the table is too wide.
    public var flexible: Bool

    public init(
      header: String, alignRight: Bool = false, minimumWidth: Int = 8, flexible: Bool = false
    ) {
      self.header = header
      self.alignRight = alignRight
      self.minimumWidth = minimumWidth
      self.flexible = flexible
    }
  }

  public var columns: [Column]
  /// One text per column in each row; missing ones are empty.
  public var rows: [[String]]

  public init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The header and the rows as lines of at most `width` cells, sanitized, without trailing blanks. If the
  /// flexible columns cannot become narrow enough, the lines are cut.
  public func lines(width: Int) -> [String] {
    let table = ([columns.map(\.header)] + rows).map { row in
      columns.indices.map { $0 < row.count ? Sanitizer.sanitized(row[$0]) : "" }
    }
    let widths = fitted(
      columns.indices.map { index in table.map { TextWidth.of($0[index]) }.max() ?? 0 }, to: width)
    return table.map { line($0, widths: widths, limit: width) }
  }

  private static let gap = "  "

  private func line(_ texts: [String], widths: [Int], limit: Int) -> String {
    let parts = columns.indices.map { index in
      TextWidth.padded(
        TextWidth.truncated(texts[index], to: widths[index]), to: widths[index],
        alignRight: columns[index].alignRight)
    }
    var line = parts.joined(separator: TextTable.gap)
    while line.last == " " { line.removeLast() }
    return TextWidth.truncated(line, to: limit)
  }

  /// `widths` with cells taken from the widest flexible columns until the sum fits.
  private func fitted(_ widths: [Int], to limit: Int) -> [Int] {
    var widths = widths
    var excess = widths.reduce(TextTable.gap.count * (columns.count - 1), +) - limit
    while excess > 0 {
      let flexible = columns.indices.filter { columns[$0].flexible && widths[$0] > columns[$0].minimumWidth }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
