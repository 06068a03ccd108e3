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
    let (first, last) = (hint.rows.lowerBound, hint.rows.upperBound)
    let new = hint.lines > 0 ? max(first, last - hint.lines)..<last : first..<min(last, first - hint.lines)
    let kept = hint.lines > 0 ? first..<new.lowerBound : new.upperBound..<last
    let source = kept.lowerBound + hint.lines
    shown.withUnsafeMutableBufferPointer { shown in
      guard let start = shown.baseAddress else { return }
      (start + kept.lowerBound * columns).update(from: start + source * columns, count: kept.count * columns)
      (start + new.lowerBound * columns).update(repeating: .blank, count: new.count * columns)
    }
  }
}
