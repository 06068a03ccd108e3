/// What the screen should show: a grid of cells to draw on. Anything outside is clipped.
public struct Canvas: ~Copyable {
  public private(set) var size: Size
  /// Where to show the terminal's cursor; nil hides it.
  public var cursor: (row: Int, column: Int)?
  /// Row by row. A cell of width 2 is always followed by one of width 0, and one of width 0 never stands
  /// alone.
  var cells: [Cell]
  private(set) var scrollHint: ScrollHint?
  /// How pictures will be shown.
  public var graphics = Graphics(.blocks)
  /// The pictures drawn. Their cells hold indexes into this list.
  var placed: [PlacedPicture] = []

  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.rows * size.columns)
  }

  /// The cell at a place; a blank outside the canvas.
  public subscript(row: Int, column: Int) -> Cell {
    contains(row, column) ? cells[row * size.columns + column] : .blank
  }

  /// Changes the size and clears everything.
  public mutating func resize(to size: Size) {
    guard size != self.size else { return clear() }
    let graphics = graphics
    self = Canvas(size: size)
    self.graphics = graphics
  }

  /// Blanks every cell, hides the cursor and drops the scroll hint.
  public mutating func clear() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
    cursor = nil
    scrollHint = nil
    placed = []
  }

  /// Fills a rectangle with blanks.
  public mutating func fill(_ rect: Rect, style: Style = .plain) {
    let rows = Canvas.span(from: rect.row, count: rect.rows, limit: size.rows)
    let columns = Canvas.span(from: rect.column, count: rect.columns, limit: size.columns)
    guard !columns.isEmpty else { return }
    for row in rows {
      beginOverwriting(row: row, column: columns.lowerBound)
      let start = row * size.columns
      cells.withUnsafeMutableBufferPointer {
        $0[start + columns.lowerBound..<start + columns.upperBound].update(repeating: .blank(style))
      }
      endOverwriting(row: row, column: columns.upperBound)
    }
  }

  /// A hint that lets the renderer scroll the terminal instead of repainting it: since the last frame the
  /// full width of `rows` moved up by `lines`, or down if negative. A wrong hint only costs bytes.
  public mutating func noteScroll(rows: Range<Int>, by lines: Int) {
    let rows = rows.clamped(to: 0..<size.rows)
    scrollHint = lines != 0 && abs(lines) < rows.count ? ScrollHint(rows: rows, lines: lines) : nil
  }

  /// A row as text, trailing blanks trimmed.
  public func text(row: Int) -> String {
    var text = ""
    for column in 0..<size.columns { text += self[row, column].text }
    while text.last == " " { text.removeLast() }
    return text
  }

  func contains(_ row: Int, _ column: Int) -> Bool {
    (0..<size.rows).contains(row) && (0..<size.columns).contains(column)
  }

  private static func span(from start: Int, count: Int, limit: Int) -> Range<Int> {
    let start = min(max(0, start), limit)
    return start..<start + min(max(0, count), limit - start)
  }
}

extension Canvas {
  /// Call before overwriting cells from `column` on: clears a wide character that would lose its second half.
  mutating func beginOverwriting(row: Int, column: Int) {
    let index = row * size.columns + column
    if cells[index].width == 0 { cells[index - 1] = .blank(cells[index - 1].style) }
  }

  /// Call after overwriting the cells before `column`: clears a second half left alone.
  mutating func endOverwriting(row: Int, column: Int) {
    guard column < size.columns else { return }
    let index = row * size.columns + column
    if cells[index].width == 0 { cells[index] = .blank(cells[index].style) }
  }
}
