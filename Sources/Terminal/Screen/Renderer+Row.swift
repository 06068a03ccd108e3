import Glibc

extension Renderer {
  /// Sends what turns one row as shown into that of the canvas.
  mutating func paint(row: Int, of canvas: borrowing Canvas) {
    let start = row * size.columns
    guard !isShown(start, asIn: canvas.cells, at: start) else { return }
    // Where lines always wrap, a character in the last cell would scroll the screen.
    let end = size.columns - (terminal == .ansi && row == size.rows - 1 ? 1 : 0)
    var column = 0
    while column < end {
      let index = start + column
      let cell = canvas.cells[index]
      if cell == shown[index] {
        column += 1
      } else if cell.isPicture, let tile = pictures.tile(atRow: row, column: column) {
        missingTiles[tile.rect] = tile.bytes
        column += 1
      } else if cell == .blank, column + 1 == size.columns || canvas.cells[index + 1] == .blank {
        // Other backgrounds are painted: not every terminal erases in color.
        column = erase(from: column, row: row, of: canvas)
      } else {
        if position.row != row || position.column != column { move(to: row, column, over: canvas) }
        let run = run(from: index, to: start + end, of: canvas.cells)
        if run > 0 {
          output.append(bytesOf: canvas.cells[index..<index + run])
          position.advance(by: run)
          column += run
        } else {
          put(cell, isLast: column + cell.width == size.columns)
          column += cell.width
        }
        if terminal == .ansi, column >= size.columns { position.forget() }
      }
    }
    shown.replaceSubrange(start..<start + size.columns, with: canvas.cells[start..<start + size.columns])
  }

  /// True if the shown row at `index` equals the row at `other` in `cells`.
  func isShown(_ index: Int, asIn cells: [Cell], at other: Int) -> Bool {
    let stride = MemoryLayout<Cell>.stride
    return shown.withUnsafeBytes { shown in
      cells.withUnsafeBytes { cells in
        guard let shown = shown.baseAddress, let cells = cells.baseAddress else { return true }
        return memcmp(shown + index * stride, cells + other * stride, size.columns * stride) == 0
      }
    }
  }

  /// How many cells from `index` on have changed, and take just one byte each: most of a row. Several blanks
  /// end the run, since they may be erased.
  private func run(from index: Int, to end: Int, of cells: [Cell]) -> Int {
    shown.withUnsafeBufferPointer { shown in
      cells.withUnsafeBufferPointer { cells in
        let blank = Cell.blank
        var last = index
        while last < end, cells[last] != shown[last], pen.byte(of: cells[last]) != nil {
          if cells[last] == blank, last + 1 == end || cells[last + 1] == blank { break }
          last += 1
        }
        return last - index
      }
    }
  }

  /// Erases the run of blanks that starts at `column`, and returns the column after it.
  private mutating func erase(from column: Int, row: Int, of canvas: borrowing Canvas) -> Int {
    let start = row * size.columns
    var end = column
    var changedEnd = column
    while end < size.columns, canvas.cells[start + end] == .blank {
      if shown[start + end] != .blank { changedEnd = end + 1 }
      end += 1
    }
    move(to: row, column, over: canvas)
    pen.change(to: .plain, in: &output)
    if end == size.columns {
      output.append("\u{1b}[K")
    } else if changedEnd - column > Renderer.shortRun, terminal >= .vt220 {
      output.append(control: "X", changedEnd - column)
    } else {
      for _ in column..<changedEnd { output.append(" ") }
      position.advance(by: changedEnd - column)
    }
    return end
  }

  /// Moves the cursor. Over a few cells it writes them again, which takes fewer bytes.
  private mutating func move(to row: Int, _ column: Int, over canvas: borrowing Canvas) {
    if position.row == row, let present = position.column, (1...3).contains(column - present) {
      let between = row * size.columns + present..<row * size.columns + column
      if between.allSatisfy({ pen.isReady(for: canvas.cells[$0]) }) {
        for index in between { put(canvas.cells[index]) }
      }
    }
    position.move(to: row, column, in: &output)
  }

  private mutating func put(_ cell: Cell, isLast: Bool = false) {
    if let byte = pen.byte(of: cell) {
      output.append(byte: byte)
      return position.advance(by: 1)
    }
    // A picture's color is its number, so no other color will do.
    if !pen.draws(blank: cell) { pen.change(to: cell.style, isExact: cell.isPicture, in: &output) }
    // Without line wrap, tmux puts marks for the last column on the preceding character.
    let hasToWrap = isLast && cell.hasMarks && terminal == .modern
    if hasToWrap { output.append("\u{1b}[?7h") }
    if repertoire == .unicode || cell.isPicture {
      cell.forEachScalar { output.append(scalar: $0) }
    } else {
      putReplaced(cell)
    }
    position.advance(by: cell.width)
    if hasToWrap {
      output.append("\u{1b}[?7l")
      position.forget()
    }
    if cell.isMeasuredDifferently, !cell.isPicture { position.forgetColumn() }
  }

  /// A wide character and one with marks take as many cells as they would.
  private mutating func putReplaced(_ cell: Cell) {
    guard let base = cell.base else { return }
    let shown = repertoire.shown(base)
    output.append(scalar: shown)
    if shown != base { for _ in 1..<max(1, cell.width) { output.append(scalar: shown) } }
  }

  /// This many blanks take fewer bytes than erasing them and moving on.
  private static let shortRun = 9
}
