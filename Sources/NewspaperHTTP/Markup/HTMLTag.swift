/// A tag at the beginning of a text.
///
/// Only names of HTML elements count: catalogers write `<Jan. 1, 1900->` for what they have seen of a run.
struct HTMLTag {
  /// In characters, including the brackets.
  let length: Int
  let separatesParagraphs: Bool

  /// - Parameter ends: where the last tag and the last comment of the whole text end. Anything that begins
  ///   later has no end; looking for one at each of a million brackets would take hours.
  init?(startOf text: Substring, ends: Ends) {
    guard text.first == "<" else { return nil }
    if text.hasPrefix("<!--"), text.startIndex < ends.comment, let end = text.dropFirst(4).range(of: "-->") {
      length = text.distance(from: text.startIndex, to: end.upperBound)
      separatesParagraphs = false
      return
    }
    let inside = text.dropFirst().drop { $0 == "/" }
    let name = inside.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let isBlock = HTMLTag.blocks.contains(name)
    guard isBlock || HTMLTag.inline.contains(name), text.startIndex < ends.tag,
      let end = inside.firstIndex(of: ">")
    else { return nil }
    length = text.distance(from: text.startIndex, to: end) + 1
    separatesParagraphs = isBlock
  }

  /// The positions of the last `>` and the last `-->` in a text; its beginning if there is none.
  struct Ends {
    let tag: String.Index
    let comment: String.Index

    init(_ text: String) {
      tag = text.lastIndex(of: ">") ?? text.startIndex
      var bytes = text.utf8[...]
      while !bytes.isEmpty, !bytes.reversed().starts(with: ">--".utf8) { bytes.removeLast() }
      comment = bytes.endIndex
    }
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
