/// A place in a line of Markdown. A tab reaches the next multiple of four columns.
struct MarkdownCursor {
  private let bytes: [UInt8]
  /// The line is read no further.
  private let limit: Int
  private(set) var place: Int
  private var column = 0

  init(_ bytes: [UInt8], at place: Int, upTo limit: Int) {
    (self.bytes, self.place, self.limit) = (bytes, place, limit)
  }

  private static let end: UInt8 = 0x0A

  /// A line feed at the end of the line.
  private func byte(at place: Int) -> UInt8 {
    place < limit && bytes[place] != 0x0D ? bytes[place] : MarkdownCursor.end
  }

  private var byte: UInt8 { byte(at: place) }

  private var isAtBlankOrEnd: Bool { byte == 0x20 || byte == 0x09 || byte == MarkdownCursor.end }

  /// The columns of the blanks that follow.
  var indent: Int {
    var (place, column) = (self.place, self.column)
    while true {
      switch byte(at: place) {
      case 0x20: column += 1
      case 0x09: column += 4 - column % 4
      default: return column - self.column
      }
      place += 1
    }
  }

  /// Whether only blanks follow.
  var isBlank: Bool {
    var rest = self
    rest.skipBlanks()
    return rest.byte == MarkdownCursor.end
  }

  /// How often the next byte is repeated.
  private var run: Int {
    var end = place
    while end < limit, bytes[end] == bytes[place] { end += 1 }
    return end - place
  }

  mutating func skipBlanks() { skip(columns: indent) }

  /// A part of a tab can be skipped.
  mutating func skip(columns count: Int) {
    var count = count
    while count > 0, byte != MarkdownCursor.end {
      let width = byte == 0x09 ? 4 - column % 4 : 1
      let skipped = min(count, width)
      column += skipped
      count -= skipped
      if skipped == width { place += 1 }
    }
  }

  // MARK: Marks, which begin here

  /// Takes the mark of a quotation, with the blank after it; false if there is none.
  mutating func takeQuotation() -> Bool {
    guard byte == UInt8(ascii: ">") else { return false }
    skip(columns: 1)
    if indent > 0 { skip(columns: 1) }
    return true
  }

  /// Takes the mark of an item of a list, with the blanks after it.
  /// - Parameter isInterrupting: whether a paragraph would continue otherwise.
  /// - Returns: how many columns after the mark's beginning the item's text begins; nil if there is no mark.
  mutating func takeItem(isInterrupting: Bool) -> Int? {
    var (rest, width) = (self, 1)
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var (end, number) = (place, 0)
      while end < place + 10, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: end)) {
        number = number * 10 + Int(byte(at: end) - UInt8(ascii: "0"))
        end += 1
      }
      width = end - place + 1
      guard width <= 10, ".)".utf8.contains(byte(at: end)), number == 1 || !isInterrupting else { return nil }
    default: return nil
    }
    rest.skip(columns: width)
    let isEmpty = rest.isBlank
    guard rest.isAtBlankOrEnd, !(isEmpty && isInterrupting) else { return nil }
    // What is indented further is code in the item.
    let blanks = rest.indent
    let padding = isEmpty || blanks > 4 ? 1 : blanks
    rest.skip(columns: min(padding, blanks))
    self = rest
    return width + padding
  }

  /// Three or more backticks or tildes. If more backticks follow on the line, it is not a fence, but a span
  /// of code.
  var fence: (mark: UInt8, length: Int)? {
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~"), run >= 3 else { return nil }
    if byte == UInt8(ascii: "`") {
      var rest = place + run
      while byte(at: rest) != MarkdownCursor.end {
        if byte(at: rest) == byte { return nil }
        rest += 1
      }
    }
    return (byte, run)
  }

  /// Whether only a fence of this mark and at least this length is on the rest of the line.
  func isFence(of mark: UInt8, atLeast length: Int) -> Bool {
    guard indent < 4 else { return false }
    var rest = self
    rest.skipBlanks()
    guard rest.byte == mark, rest.run >= length else { return false }
    rest.skip(columns: rest.run)
    return rest.isBlank
  }

  /// Whether the rest of the line is a rule, such as `* * *`.
  var isRule: Bool {
    guard "*-_".utf8.contains(byte) else { return false }
    var (place, count) = (self.place, 0)
    while byte(at: place) != MarkdownCursor.end {
      switch byte(at: place) {
      case byte: count += 1
      case 0x20, 0x09: break
      default: return false
      }
      place += 1
    }
    return count >= 3
  }

  /// The level of the heading that it underlines; nil if it underlines none.
  var underlinedLevel: Int? {
    guard byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-") else { return nil }
    var rest = self
    rest.skip(columns: rest.run)
    return rest.isBlank ? (byte == UInt8(ascii: "=") ? 1 : 2) : nil
  }

  /// The level of the heading that begins with `#` here; nil if none does.
  var headingLevel: Int? {
    guard byte == UInt8(ascii: "#"), run <= 6 else { return nil }
    var rest = self
    rest.skip(columns: run)
    return rest.isAtBlankOrEnd ? run : nil
  }
}
