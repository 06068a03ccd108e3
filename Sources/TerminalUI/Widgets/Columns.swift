import Terminal
import Text

/// The columns of a list, from left to right, fitted to the width of a pane.
public struct Columns<Row> {
  private struct Column {
    let name: String
    let start: Int
    let width: Int
    let isStrong: Bool
    let isNumber: Bool
    let text: @Sendable (Row) -> String
    let more: @Sendable (Row) -> String
  }

  /// Cells between two columns.
  public static var gap: Int { 2 }

  private var columns: [Column] = []
  private var start: Int

  /// - Parameter margin: cells before the first column, for the cursor's mark and the like.
  public init(margin: Int) { start = margin }

  /// Adds a column of `width` cells on the right; none if that is 0.
  /// - Parameter more: what follows the text after a dot, to the extent that it fits.
  public mutating func add(
    _ name: String, _ width: Int, isStrong: Bool = false, isNumber: Bool = false,
    more: @escaping @Sendable (Row) -> String = { _ in "" }, _ text: @escaping @Sendable (Row) -> String
  ) {
    guard width > 0 else { return }
    columns.append(
      Column(
        name: name, start: start, width: width, isStrong: isStrong, isNumber: isNumber, text: text, more: more
      ))
    start += width + Columns.gap
  }

  /// The name of the column that has a cell of the row, counted from its start; nil between columns.
  public func name(at cell: Int) -> String? {
    columns.first { ($0.start..<$0.start + $0.width).contains(cell) }?.name
  }

  public func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    canvas.fill(rect, style: theme[.columnHeader])
    for column in columns { write(column.name, in: column, on: &canvas, rect, theme[.columnHeader]) }
  }

  public func draw(_ row: Row, on canvas: inout Canvas, in rect: Rect, style: RowStyle) {
    for column in columns {
      let text = column.text(row)
      write(text, in: column, on: &canvas, rect, column.isStrong ? style.strong : style.weak)
      let more = column.more(row)
      guard !more.isEmpty else { continue }
      let used = TextWidth.of(text)
      let room = width(of: column, in: rect) - used
      // A letter or two would say nothing.
      if room > 6 {
        canvas.write(
          TextWidth.truncated(" · " + more, to: room), row: rect.row,
          column: rect.column + column.start + used, width: room, style: style.weak)
      }
    }
  }

  private func write(
    _ text: String, in column: Column, on canvas: inout Canvas, _ rect: Rect, _ style: Style
  ) {
    let width = width(of: column, in: rect)
    let text = TextWidth.truncated(text, to: width)
    let indent = column.isNumber ? max(0, width - TextWidth.of(text)) : 0
    canvas.write(
      text, row: rect.row, column: rect.column + column.start + indent, width: width - indent, style: style)
  }

  /// A narrow pane cuts the last column off: its text has to say that something is missing.
  private func width(of column: Column, in rect: Rect) -> Int {
    max(0, min(column.width, rect.columns - column.start))
  }
}
