/// The headings of a Markdown text that becomes part of another.
public enum MarkdownHeadings {
  /// The lowest level that Markdown knows.
  private static let lowest = 6

  /// The lines of `text`, with its headings below one of `level`: a heading of level 1 gets the next one, and
  /// none gets a level below 6. Underlined headings, which only have two levels, get `#` instead. Code stays
  /// as it is. What is left open, code or HTML, is closed, so it does not continue in what follows.
  public static func lines(of text: String, below level: Int) -> [String] {
    let bytes = Array(text.utf8)
    var blocks = MarkdownBlocks()
    // Each with the place where its text begins.
    var lines: [(bytes: [UInt8], text: Int)] = []
    // The first line of the last paragraph.
    var first = 0
    var html: MarkdownHTML?
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      defer { start = end + 1 }
      if let open = html {
        if open.ends(in: String(decoding: bytes[start..<end], as: UTF8.self)) { html = nil }
        lines.append((Array(bytes[start..<end]), 0))
        continue
      }
      let line = blocks.read(bytes, at: start)
      var (content, place) = (Array(bytes[start..<end]), line.text - start)
      if !line.isCode, place == 0 || (blocks.isOutermost && place < 4) {
        let text = String(decoding: bytes[line.text..<end], as: UTF8.self)
        if let begun = MarkdownHTML(text) {
          // It ends all other blocks.
          blocks = MarkdownBlocks()
          if !begun.ends(in: text) { html = begun }
          lines.append((content, place))
          continue
        }
      }
      if !line.continuesParagraph, !isUnderline(line) { first = lines.count }
      switch line.heading {
      case .marked(let own)?:
        content.insert(contentsOf: marks(min(lowest, level + own) - own), at: place)
        lines.append((content, place))
      case .underlined(let own)?:
        place = lines[first].text
        content = Array(lines[first].bytes[..<place]) + marks(min(lowest, level + own))
        for part in lines[first...] {
          content.append(0x20)
          content += part.bytes[part.text...]
        }
        lines.removeSubrange(first...)
        lines.append((content, place))
      case nil: lines.append((content, place))
      }
    }
    if let missing = html.map({ Array($0.end.utf8) }) ?? blocks.missingFence { lines.append((missing, 0)) }
    return lines.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func isUnderline(_ line: MarkdownBlocks.Line) -> Bool {
    if case .underlined? = line.heading { true } else { false }
  }

  private static func marks(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "#"), count: count) }
}
