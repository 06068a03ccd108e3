/// A page's words as printed: lines in blocks, such as headlines and paragraphs, in reading order.
public struct PrintedText: Hashable, Sendable {
  /// No block is empty, and neither is any line.
  public let blocks: [[PrintedLine]]
  /// Which of them continue in the next.
  private let unended: Set<Int>
  public let quality: OCRQuality?

  /// A page's text as its source provides it; blank lines separate blocks.
  public init(_ text: String) {
    var blocks: [[PrintedLine]] = [[]]
    for line in PrintedText.lines(of: text) {
      let words = line.withoutMargins
      if words.isEmpty {
        blocks.append([])
      } else {
        blocks[blocks.count - 1].append(
          PrintedLine(words, indent: Double(line.prefix(while: \.isBlank).count)))
      }
    }
    self.blocks = blocks.filter { !$0.isEmpty }
    unended = []
    quality = OCRQuality(estimatedFrom: self.blocks)
  }

  /// Works on characters only if a line end may consist of two of them.
  private static func lines(of text: String) -> [Substring] {
    guard !text.utf8.contains(0x0D) else {
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    return text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
      .map { Substring($0) }
  }

  /// The words of a layout, with missing hyphens at line ends restored.
  public init(_ layout: PageLayout) {
    let printed = layout.blocks.map { block in
      let left = block.lines.compactMap { $0.words.first?.box?.x }.min() ?? 0
      return (block, lines: block.lines.compactMap { PrintedLine($0, left: left) })
    }.filter { !$0.lines.isEmpty }
    blocks = printed.map(\.lines)
    unended = Set(
      printed.indices.dropLast().filter { BlockSeam.goesOn(printed[$0].0, in: printed[$0 + 1].0) })
    quality = OCRQuality(of: layout) ?? OCRQuality(estimatedFrom: blocks)
  }

  /// The blocks, with those rejoined that OCR cut in two: the basis of paragraphs.
  public var passages: [[PrintedLine]] {
    blocks.indices.reduce(into: []) { passages, number in
      if unended.contains(number - 1) {
        passages[passages.count - 1] += blocks[number]
      } else {
        passages.append(blocks[number])
      }
    }
  }

  /// The lines as printed, indented and with their hyphens, and an empty line between blocks.
  public var lines: [String] { Array(blocks.map { $0.map(\.printed) }.joined(separator: [""])) }
}

extension PrintedLine {
  fileprivate var printed: String {
    String(repeating: " ", count: Int(max(0, min(indent.rounded(), PrintedLine.deepest)))) + text
  }

  /// Wider than most newspaper pages, in characters.
  private static let deepest = 120.0

  /// - Parameter left: where the block begins, as a fraction of the page's width.
  fileprivate init?(_ line: PageLayout.Line, left: Double) {
    let words = line.words.map(\.text.withoutMargins).filter { !$0.isEmpty }
    guard let last = words.last else { return nil }
    let text = words.joined(separator: " ")
    var indent = 0.0
    if let first = line.words.first?.box, let end = line.words.last?.box, end.x + end.width > first.x {
      indent = (first.x - left) / ((end.x + end.width - first.x) / Double(text.count))
    }
    let lacksHyphen = line.isHyphenated && !LineEnd.hyphens.contains(last.unicodeScalars.last ?? " ")
    self.init(lacksHyphen ? text + "-" : text, indent: indent, isHyphenated: line.isHyphenated)
  }
}

extension StringProtocol {
  /// Without white space at either end, by scalars: a combining mark on a space stays.
  fileprivate var withoutMargins: String {
    var scalars = String(self).unicodeScalars[...]
    while scalars.first?.isBlank == true { scalars.removeFirst() }
    while scalars.last?.isBlank == true { scalars.removeLast() }
    return String(Substring(scalars))
  }
}
