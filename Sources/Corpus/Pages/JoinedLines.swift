import ALTO
import Newspapers

/// Which lines of a page end in words that continue in the next one.
struct JoinedLines {
  /// One for each line.
  let joints: [LineJoints.Joint]

  init(_ page: ALTOPage) {
    let blocks = page.blocks.map { block in
      page.lines[block.lines].map { line in JoinedLines.printed(line, of: page) }
    }
    let rules = LineJoints(blocks)
    joints = blocks.flatMap { lines in
      lines.indices.map { $0 + 1 < lines.count ? rules.joint(of: lines[$0], to: lines[$0 + 1]) : .none }
    }
  }

  private static func printed(_ line: ALTOPage.Line, of page: ALTOPage) -> PrintedLine {
    var text = line.words.map { word in
      String(decoding: page.bytes[page.range(of: word)], as: UTF8.self)
        .split { $0.isWhitespace }.joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: " ")
    if line.isHyphenated, let sign = text.unicodeScalars.last, !LineJoints.isHyphen(sign) { text += "-" }
    return PrintedLine(text, isHyphenated: line.isHyphenated)
  }

  /// `text`, whose blocks end with empty lines, with broken words rejoined.
  static func joined(_ text: [UInt8]) -> [UInt8] {
    let printed = PrintedText(String(decoding: text, as: UTF8.self))
    let rules = LineJoints(printed.blocks)
    let blocks = printed.blocks.map { lines in
      var whole: [String] = []
      var current = ""
      for (index, line) in lines.enumerated() {
        let joint = index == 0 ? .none : rules.joint(of: lines[index - 1], to: line)
        guard joint != .none else {
          if index > 0 { whole.append(current) }
          current = line.text
          continue
        }
        let first = line.text.prefix { !$0.isWhitespace }
        current.unicodeScalars.removeLast()
        current += (joint == .compound ? "-" : "") + first
        let rest = line.text.dropFirst(first.count).drop(while: \.isWhitespace)
        if !rest.isEmpty {
          whole.append(current)
          current = String(rest)
        }
      }
      return (whole + [current]).joined(separator: "\n")
    }
    return Array(blocks.joined(separator: "\n\n").utf8)
  }
}
