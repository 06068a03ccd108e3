extension Renderer {
  /// Scrolls rows of the terminal, if that makes more rows correct.
  ///
  /// Uses a line feed at the bottom margin or a reverse index at the top one, because some terminals ignore
  /// CSI S and CSI T.
  mutating func scroll(_ hint: ScrollHint, for canvas: borrowing Canvas) {
    guard
      rightRows(for: canvas, in: hint.rows, shiftedBy: hint.lines)
        > rightRows(for: canvas, in: hint.rows, shiftedBy: 0)
    else { return }
    pen.change(to: .plain, in: &output)  // new rows appear in its background
    output.append("\u{1b}[")
    output.append(number: hint.rows.lowerBound + 1)
    output.append(";")
    output.append(number: hint.rows.upperBound)
    output.append("r")
    position.forget()  // setting margins moves the cursor
    position.move(to: hint.lines > 0 ? hint.rows.upperBound - 1 : hint.rows.lowerBound, 0, in: &output)
    for _ in 0..<abs(hint.lines) { output.append(hint.lines > 0 ? "\n" : "\u{1b}M") }
    output.append("\u{1b}[r")
    position.forget()
    shift(hint)
  }

  /// How many of `rows` would be correct if what is shown moved up by `lines`.
  private func rightRows(for canvas: borrowing Canvas, in rows: Range<Int>, shiftedBy lines: Int) -> Int {
    var count = 0
    for row in rows where rows.contains(row + lines) {
      let isRight = isShown((row + lines) * size.columns, asIn: canvas.cells, at: row * size.columns)
      if isRight { count += 1 }
    }
    return count
  }

  /// Does to `shown` what the terminal does.
  private mutating func shift(_ hint: ScrollHint) {
    let columns = size.columns
    for offset in 0..<hint.rows.count {
      let row = hint.lines > 0 ? hint.rows.lowerBound + offset : hint.rows.upperBound - 1 - offset
      let source = row + hint.lines
      let isNew = !hint.rows.contains(source)
      for column in 0..<columns {
        shown[row * columns + column] = isNew ? .blank : shown[source * columns + column]
      }
    }
  }
}
