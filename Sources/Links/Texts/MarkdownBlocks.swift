/// The blocks of Markdown that the current line is in, as far as they decide what is code: quotations, items of
/// lists, paragraphs and fenced blocks (CommonMark 0.31, “Container blocks” and “Leaf blocks”).
///
/// HTML is taken for paragraphs. An indented block is not taken for code, but a fence in it is one.
struct MarkdownBlocks {
  struct Line {
    /// Whether it is in a fenced block, or a fence.
    var isCode = false
    var opensFence = false
    /// Whether the previous line's paragraph continues.
    var continuesParagraph = false
    var heading: Heading?
    /// Where its text begins, behind the marks of quotations and items.
    var text: Int
  }

  /// From level 1.
  enum Heading {
    /// Begins with that many `#`.
    case marked(level: Int)
    /// The lines of the paragraph before, which this one underlines.
    case underlined(level: Int)
  }

  private enum Container {
    case quotation
    /// - Parameter columns: how far its text is indented.
    case item(columns: Int)
  }

  private struct Fence {
    let mark: UInt8
    let length: Int
    /// Whether it is in an indented block, which is the last container.
    let isIndented: Bool
  }

  private var containers: [Container] = []
  private var fence: Fence?
  private var isParagraph = false
  /// Whether the last container is an item that had no text so far.
  private var isItemEmpty = false

  /// No real text is nested more deeply.
  private static let deepest = 64

  /// Whether the last block is a fenced one that continues.
  var isFenced: Bool { fence != nil }

  /// Whether the last block is in no quotation and no item.
  var isOutermost: Bool { containers.isEmpty }

  /// What would end the last block; nil if it ends anyway before the block after an empty line.
  var missingFence: [UInt8]? {
    guard let fence, isOutermost else { return nil }
    return Array(repeating: fence.mark, count: fence.length)
  }

  /// Reads the line that begins at `start`, the one after the line read before.
  mutating func read(_ bytes: [UInt8], at start: Int) -> Line {
    let limit = min(bytes.count, start + LinkRewriter.ahead / 2)
    var cursor = MarkdownCursor(bytes, at: start, upTo: bytes[start..<limit].firstIndex(of: 0x0A) ?? limit)
    let count = skipContainers(&cursor)
    if let fence {
      if count == containers.count {
        if cursor.isFence(of: fence.mark, atLeast: fence.length) {
          if fence.isIndented { containers.removeLast() }
          self.fence = nil
        }
        return Line(isCode: true, text: cursor.place)
      }
      // It ends with its container.
      self.fence = nil
    }
    isItemEmpty = false
    if cursor.isBlank {
      containers.removeLast(containers.count - count)
      isParagraph = false
      return Line(text: cursor.place)
    }
    return readText(&cursor, in: count)
  }

  /// Skips the marks and blanks of the containers that continue.
  /// - Returns: their number.
  private func skipContainers(_ cursor: inout MarkdownCursor) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quotation:
        var rest = cursor
        rest.skipBlanks()
        guard cursor.indent < 4, rest.takeQuotation() else { return index }
        cursor = rest
      case .item(let columns):
        if cursor.isBlank {
          // An item that begins with two blank lines is empty.
          guard !isItemEmpty || index < containers.count - 1 else { return index }
        } else {
          guard cursor.indent >= columns else { return index }
          cursor.skip(columns: columns)
        }
      }
    }
    return containers.count
  }

  /// - Parameter count: how many of the containers continue.
  private mutating func readText(_ cursor: inout MarkdownCursor, in count: Int) -> Line {
    let isInParagraph = isParagraph && count == containers.count
    var opened: [Container] = []
    while count + opened.count < MarkdownBlocks.deepest,
      let container = MarkdownBlocks.take(&cursor, isInterrupting: isInParagraph && opened.isEmpty)
    {
      opened.append(container)
    }
    let indent = cursor.indent
    cursor.skipBlanks()
    var line = Line(text: cursor.place)
    let isEmpty = cursor.isBlank
    let fence = cursor.fence
    let underlined = isInParagraph && opened.isEmpty ? cursor.underlinedLevel : nil
    let marked = cursor.headingLevel
    let isOther = indent < 4 && (underlined != nil || cursor.isRule || marked != nil || fence != nil)
    // Also if a paragraph in a quotation or an item continues without its mark.
    if isParagraph, opened.isEmpty, !isOther {
      line.continuesParagraph = true
      return line
    }
    if indent < 4 {
      line.heading =
        underlined.map { Heading.underlined(level: $0) } ?? marked.map { Heading.marked(level: $0) }
    }
    containers.removeLast(containers.count - count)
    containers += opened
    isParagraph = indent < 4 && !isOther && !isEmpty
    if isEmpty, case .item? = opened.last { isItemEmpty = true }
    if let fence {
      if indent >= 4 { containers.append(.item(columns: indent)) }
      self.fence = Fence(mark: fence.mark, length: fence.length, isIndented: indent >= 4)
      (line.isCode, line.opensFence) = (true, true)
    }
    return line
  }

  /// Takes the mark of a container that begins; nil if none does.
  private static func take(_ cursor: inout MarkdownCursor, isInterrupting: Bool) -> Container? {
    let indent = cursor.indent
    var rest = cursor
    rest.skipBlanks()
    guard indent < 4 else { return nil }
    if rest.takeQuotation() {
      cursor = rest
      return .quotation
    }
    guard !rest.isRule, let columns = rest.takeItem(isInterrupting: isInterrupting) else { return nil }
    cursor = rest
    return .item(columns: indent + columns)
  }
}
