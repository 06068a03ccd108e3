import Newspapers

/// Plain text from what catalogs store as HTML.
public enum HTMLText {
  /// One line: entities resolved, tags removed, white space collapsed.
  public static func line(_ html: String) -> String {
    if isPlain(html) { return html }
    return words(of: plain(html, paragraphBreak: " "))
  }

  /// Whether there is nothing to resolve, as in most lines: no tags, entities or white space except single
  /// spaces.
  private static func isPlain(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        return false
      }
      if byte == UInt8(ascii: " "), last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  /// Paragraphs with a blank line between them.
  public static func paragraphs(_ html: String) -> String {
    let paragraphs = plain(html, paragraphBreak: "\u{2029}").split(separator: "\u{2029}").map(words)
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func words(of text: some StringProtocol) -> String {
    // Works on scalars: in a Swift string a space with a combining mark is one character, and the mark would
    // be removed with the space.
    String(text).unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
      .joined(separator: " ")
  }

  private static func plain(_ html: String, paragraphBreak: String) -> String {
    var plain = ""
    var rest = html[...]
    let ends = html.utf8.contains(UInt8(ascii: "<")) ? HTMLTag.Ends(html) : nil
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<mark]
      rest = rest[mark...]
      if let ends, let tag = HTMLTag(startOf: rest, ends: ends) {
        if tag.separatesParagraphs { plain += paragraphBreak }
        rest = rest.dropFirst(tag.length)
      } else if let entity = HTMLEntity(startOf: rest) {
        plain += entity.text
        rest = rest.dropFirst(entity.length)
      } else {
        plain.append(rest.removeFirst())
      }
    }
    return plain + rest
  }
}
