/// A table for a terminal: a header and rows, fitted to a width, with two spaces between columns.
public struct TextTable: Sendable {
  public struct Column: Sendable {
    public var header: String
    public var alignRight: Bool
    /// The narrowest that a flexible column becomes, in cells.
    public var minimumWidth: Int
    /// True if its texts may be cut, with a "…", when the table is too wide.
    public var flexible: Bool
    /// True of a last column whose texts are never cut: one that is too long for its line goes below it.
    public var breaksOut: Bool

    public init(
      header: String, alignRight: Bool = false, minimumWidth: Int = 8, flexible: Bool = false,
      breaksOut: Bool = false
    ) {
      self.header = header
      self.alignRight = alignRight
      self.minimumWidth = minimumWidth
      self.flexible = flexible
      self.breaksOut = breaksOut
    }
  }

  public var columns: [Column]
  /// One text per column in each row; missing ones are empty.
  public var rows: [[String]]

  public init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table without the columns that have no text in any row, whose room the others can use. Without rows, it stays
  /// whole.
  public var withoutEmptyColumns: TextTable {
    guard !rows.isEmpty else { return self }
    let filled = columns.indices.filter { index in rows.contains { index < $0.count && !$0[index].isEmpty } }
    return TextTable(
      columns: filled.map { columns[$0] },
      rows: rows.map { row in filled.map { $0 < row.count ? row[$0] : "" } })
  }

  /// The header and the rows as lines of at most `width` cells, sanitized, without trailing spaces. If the
  /// flexible columns cannot become narrow enough, the lines are cut. A text that breaks out takes lines of
  /// its own.
  public func lines(width: Int) -> [String] {
    let table = ([columns.map(\.header)] + rows).map { row in
      columns.indices.map { $0 < row.count ? Sanitizer.sanitized(row[$0]) : "" }
    }
    let natural = columns.indices.map { index in table.map { TextWidth.of($0[index]) }.max() ?? 0 }
    let widths = fitted(natural, to: width)
    guard columns.last?.breaksOut == true, widths != natural || whole(widths) > width else {
      return table.map { line($0, widths: widths, limit: width) }
    }
    return broken(table, widths: fitted(natural.dropLast(), to: width), limit: width)
  }

  private static let gap = "  "
  /// The indentation of a text below its line.
  private static let indent = "    "

  private func whole(_ widths: [Int]) -> Int {
    widths.reduce(TextTable.gap.count * (widths.count - 1), +)
  }

  /// - Parameter widths: of all columns but the last.
  private func broken(_ table: [[String]], widths: [Int], limit: Int) -> [String] {
    table.flatMap { texts in
      let last = texts.last ?? ""
      if whole(widths) + TextTable.gap.count + TextWidth.of(last) <= limit {
        return [line(texts, widths: widths + [TextWidth.of(last)], limit: limit)]
      }
      return [line(texts, widths: widths, limit: limit)]
        + WordWrap.lines(last, width: limit - TextTable.indent.count).filter { !$0.isEmpty }.map {
          TextTable.indent + $0
        }
    }
  }

  private func line(_ texts: [String], widths: [Int], limit: Int) -> String {
    let parts = widths.indices.map { index in
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
    var excess = whole(widths) - limit
    while excess > 0 {
      let flexible = widths.indices.filter { columns[$0].flexible && widths[$0] > columns[$0].minimumWidth }
      guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
