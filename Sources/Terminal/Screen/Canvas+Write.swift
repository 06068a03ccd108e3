import Text

extension Canvas {
  /// Writes `text` into at most `width` cells, and returns how many it took.
  ///
  /// A wide character that would be cut is replaced with a blank, combining marks join the preceding
  /// character, and a control becomes U+FFFD. Invisible joiners and variation selectors are dropped, because
  /// terminals disagree about the width they give: an emoji sequence is shown as its parts.
  @discardableResult
  public mutating func write(
    _ text: String, row: Int, column: Int, width: Int, style: Style = .plain
  ) -> Int {
    guard contains(row, column), width > 0 else { return 0 }
    beginOverwriting(row: row, column: column)
    let start = row * size.columns + column
    let end = put(text, from: start, to: start + min(width, size.columns - column), style: style)
    endOverwriting(row: row, column: column + end - start)
    return end - start
  }

  /// Puts `text` into the cells from `start` on, before `limit`, and returns the first unused one.
  private mutating func put(_ text: String, from start: Int, to limit: Int, style: Style) -> Int {
    if let end = putPlain(text, from: start, to: limit, style: style) { return end }
    var next = start
    for scalar in text.unicodeScalars {
      let width = TextWidth.of(scalar)
      if width == 0 {
        if next > start, scalar.isDrawnOnBase { addMark(scalar, before: next) }
      } else if next + abs(width) <= limit {
        put(scalar, width: width, at: next, style: style)
        next += abs(width)
      } else {
        if next < limit { cells[next] = .blank(style) }
        return limit
      }
    }
    return next
  }

  /// The same for text with one cell per byte, which is nearly all text; nil for any other.
  private mutating func putPlain(_ text: String, from start: Int, to limit: Int, style: Style) -> Int? {
    let blank = Cell.blank(style)
    let pattern = Cell("x", width: 1, style: style)
    return cells.withUnsafeMutableBufferPointer { cells in
      text.utf8.withContiguousStorageIfAvailable { bytes in
        let count = min(bytes.count, limit - start)
        // A combining mark after the last cell would belong to it.
        if count < bytes.count, bytes[count] >= 0x80 { return nil }
        for index in 0..<count {
          let byte = bytes[index]
          // What has been written up to here is written again.
          guard 0x20..<0x7F ~= byte else { return nil }
          cells[start + index] = byte == UInt8(ascii: " ") ? blank : pattern.with(ascii: byte)
        }
        return start + count
      } ?? nil
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, width: Int, at index: Int, style: Style) {
    switch width {
    case 2:
      cells[index] = Cell(scalar, width: 2, style: style)
      cells[index + 1] = .rest(style)
    case 1 where scalar == " ": cells[index] = .blank(style)
    case 1 where scalar != PictureDiacritics.placeholder: cells[index] = Cell(scalar, width: 1, style: style)
    default: cells[index] = Cell("\u{fffd}", width: 1, style: style)
    }
  }

  private mutating func addMark(_ mark: Unicode.Scalar, before index: Int) {
    cells[cells[index - 1].width == 0 ? index - 2 : index - 1].add(mark: mark)
  }
}

extension Unicode.Scalar {
  /// For a scalar of width 0: true for combining marks and conjoining jamo, false if it is invisible.
  fileprivate var isDrawnOnBase: Bool {
    properties.generalCategory != .format && !properties.isVariationSelector
  }
}
