import Newspapers

/// Markdown's code, which is left alone.
extension LinkRewriter {
  /// The line where a block of code begins that has not been closed so far; nil if there is none.
  public var unclosedCode: Int? { blocks.isFenced ? codeLine : nil }

  /// Works on the current line, or on what remains of it.
  mutating func readMarkdownLine(upTo limit: Int) {
    if position == 0 || buffer[position - 1] == 0x0A {
      let mark = has([0xEF, 0xBB, 0xBF], at: position) ? 3 : 0
      let line = blocks.read(buffer, at: position + mark)
      isCode = line.isCode
      if line.opensFence {
        place.count(buffer, upTo: position)
        codeLine = place.line
      }
    }
    let end = buffer[position..<limit].firstIndex(of: 0x0A).map { $0 + 1 } ?? limit
    if isCode { position = end } else { read(upTo: end) }
  }

  /// After the backticks at `position`, or after the span of code that they begin.
  mutating func endOfBackticks() -> Int {
    var first = position
    while first > 0, buffer[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    // An escaped one begins nothing.
    guard (position - first).isMultiple(of: 2) else { return position + 1 }
    let end = backticksEnd(position, buffer.count)
    return spanEnd(from: end, length: end - position) ?? end
  }

  private func backticksEnd(_ start: Int, _ limit: Int) -> Int {
    buffer[start..<limit].firstIndex { $0 != UInt8(ascii: "`") } ?? limit
  }

  /// After as many backticks as opened the span, in the same paragraph.
  private mutating func spanEnd(from start: Int, length: Int) -> Int? {
    var (end, lines) = (start, blocks)
    let limit = min(buffer.count, start + LinkRewriter.ahead / 2)
    while end < limit {
      switch buffer[end] {
      case 0x0A:
        let line = lines.read(buffer, at: end + 1)
        guard line.continuesParagraph else { return nil }
        end = line.text
      case UInt8(ascii: "`"):
        let first = end
        end = backticksEnd(first, limit)
        guard end - first == length else { continue }
        blocks = lines
        return end
      default: end += 1
      }
    }
    return nil
  }
}
