import Newspapers

/// A block of HTML that continues, even past empty lines, until its own end mark (CommonMark 0.31, “HTML
/// blocks”, the first five conditions).
struct MarkdownHTML {
  /// Any of these ends it; the first is its own.
  private let ends: [StaticString]

  /// Nil if the line does not begin such a block.
  /// - Parameter line: without the blanks before it.
  init?(_ line: String) {
    guard let ends = MarkdownHTML.ends(of: line.lowercased().utf8) else { return nil }
    self.ends = ends
  }

  private static func ends(of line: String.UTF8View) -> [StaticString]? {
    for element in elements where line.starts(with: element.start.utf8) {
      let next = line.dropFirst(element.start.utf8.count).first
      if next == nil || next == 0x20 || next == UInt8(ascii: ">") {
        return [element.end] + elements.map { $0.end }
      }
    }
    if let mark = marks.first(where: { line.starts(with: $0.start.utf8) }) { return [mark.end] }
    guard line.starts(with: "<!".utf8), let letter = line.dropFirst(2).first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
    else { return nil }
    return [">"]
  }

  /// What ends it.
  var end: String { "\(ends[0])" }

  func ends(in line: String) -> Bool {
    let line = line.lowercased()
    return ends.contains { line.has($0) }
  }

  private static let elements: [(start: String, end: StaticString)] = [
    ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>"), ("<textarea", "</textarea>"),
  ]

  private static let marks: [(start: String, end: StaticString)] = [
    ("<!--", "-->"), ("<?", "?>"), ("<![cdata[", "]]>"),
  ]
}
