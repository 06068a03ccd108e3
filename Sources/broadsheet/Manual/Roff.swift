/// Text in the man(7) format.
struct Roff {
  private(set) var text = ""

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "…": escaped += "..."
      case "“": escaped += "\\(lq"
      case "”": escaped += "\\(rq"
      case "–": escaped += "\\(en"
      case "’": escaped += "\\(cq"
      default: escaped.append(character)
      }
    }
    // A period or an apostrophe at the beginning of a line would be taken for a request.
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  mutating func request(_ line: String) { text += line + "\n" }

  mutating func section(_ name: String) { request(".SH \(name)") }

  mutating func paragraph(_ words: String) { request(Roff.escaped(words)) }

  /// A term in bold with its explanation indented below.
  mutating func entry(_ head: String, _ words: [String]) {
    request(".TP")
    request(head)
    for (number, paragraph) in words.enumerated() {
      if number > 0 { request(".IP") }
      self.paragraph(paragraph)
    }
  }

  /// A line to type, verbatim; the first of a section has no space above it.
  mutating func example(_ line: String, _ words: String, isFirst: Bool) {
    example([line], words, isFirst: isFirst)
  }

  /// Lines to write, verbatim.
  mutating func example(_ lines: [String], _ words: String, isFirst: Bool) {
    if !isFirst { request(".PP") }
    paragraph(words)
    self.lines(lines)
  }

  /// Lines to type, verbatim.
  mutating func lines(_ lines: [String]) {
    request(".PP")
    request(".nf")
    request(".RS")
    for line in lines { request(Roff.escaped(line)) }
    request(".RE")
    request(".fi")
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }
}
