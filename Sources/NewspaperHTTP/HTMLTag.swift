/// A tag at the start of a text.
///
/// Only names that HTML knows count: cataloguers write `<Jan. 1, 1900->` for what they have seen of a run.
struct HTMLTag {
  /// In characters, with its brackets.
  let length: Int
  let separatesParagraphs: Bool

  init?(startOf text: Substring) {
    guard text.first == "<" else { return nil }
    if text.hasPrefix("<!--"), let end = text.dropFirst(4).range(of: "-->") {
      length = text.distance(from: text.startIndex, to: end.upperBound)
      separatesParagraphs = false
      return
    }
    guard let end = text.firstIndex(of: ">") else { return nil }
    let name = text[..<end].dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let isBlock = HTMLTag.blocks.contains(name)
    guard isBlock || HTMLTag.inline.contains(name) else { return nil }
    length = text.distance(from: text.startIndex, to: end) + 1
    separatesParagraphs = isBlock
  }

  private static let blocks: Set<String> = [
    "p", "br", "div", "li", "ul", "ol", "dl", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "blockquote", "table", "tr", "section", "article",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "cite", "code", "em", "font", "i", "img", "q", "s", "small", "span", "strong", "sub",
    "sup", "td", "th", "tbody", "thead", "tt", "u",
  ]
}

extension Substring {
  fileprivate func range(of needle: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(needle) { return start..<index(start, offsetBy: needle.count) }
      start = index(after: start)
    }
    return nil
  }
}
