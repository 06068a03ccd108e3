/// A page's lines joined to paragraphs.
///
/// A new paragraph begins with each block, and within one where the line
///
/// - is set in further than the line before it by a character or more;
/// - is of capitals only and the line before it is not, or the other way round: headlines, whose own lines are joined;
/// - does not begin with a small letter, and the line before it is much shorter than most lines of its block.
///
/// A line that ends with a hyphen never ends a paragraph within a block.
struct Paragraphs {
  /// In order; words are parted by single blanks, and the long s is an s.
  let texts: [String]

  /// A line of less than this part of its block's usual length ends a paragraph.
  private static let short = 0.75

  init(_ blocks: [[PrintedLine]]) {
    let end = LineEnd(vocabulary: PageVocabulary(blocks))
    texts = blocks.flatMap { Paragraphs.paragraphs(of: $0, end) }
  }

  private static func paragraphs(of block: [PrintedLine], _ end: LineEnd) -> [String] {
    let lengths = block.map(\.text.count).sorted()
    // Three lines in four are no longer: headlines and last lines do not count for what is usual.
    let usual = Double(lengths[lengths.count * 3 / 4])
    var paragraphs: [String] = []
    var previous: (line: PrintedLine, text: String)?
    for line in block {
      let text = readable(line.text)
      let joint = previous.map { end.joint(of: $0.text, isHyphenated: $0.line.isHyphenated, to: text) }
      switch joint {
      case .broken, .compound:
        paragraphs[paragraphs.count - 1].unicodeScalars.removeLast()
        if joint == .compound { paragraphs[paragraphs.count - 1] += "-" }
        paragraphs[paragraphs.count - 1] += text
      case .words, .ideographs, nil:
        if let previous, !isBeginning(line, after: previous.line, usual) {
          paragraphs[paragraphs.count - 1] += joint == .ideographs ? text : " " + text
        } else {
          paragraphs.append(text)
        }
      }
      previous = (line, text)
    }
    return paragraphs
  }

  private static func isBeginning(_ line: PrintedLine, after previous: PrintedLine, _ usual: Double) -> Bool {
    if line.indent - previous.indent >= 1 { return true }
    if line.isHeadline || previous.isHeadline { return line.isHeadline != previous.isHeadline }
    return Double(previous.text.count) < short * usual && line.text.first?.isLowercase == false
  }

  /// Scalar by scalar: to a Swift string a blank with a mark on it is one character, and white space.
  private static func readable(_ line: String) -> String {
    if line.hasSingleBlanksOnly { return line }
    var readable = String.UnicodeScalarView()
    for word in line.unicodeScalars.split(whereSeparator: \.isBlank) {
      if !readable.isEmpty { readable.append(" ") }
      for scalar in word { readable.append(scalar == "ſ" ? "s" : scalar) }
    }
    return String(readable)
  }
}

extension String {
  /// Whether it is of ASCII, and parted by nothing but single blanks.
  fileprivate var hasSingleBlanksOnly: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      guard (0x20...0x7E).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20
  }
}

extension PrintedLine {
  /// Whether all its letters are capitals, and enough of them to tell.
  fileprivate var isHeadline: Bool {
    var letters = 0
    for character in text where character.isLetter {
      guard character.isUppercase else { return false }
      letters += 1
    }
    return letters >= 6
  }
}

extension PrintedText {
  /// The text as people read it: a paragraph each, its lines joined, broken words whole again.
  public var paragraphs: [String] { Paragraphs(blocks).texts }

  /// How many words it has; a word that a line's end breaks counts once, what has no letter and no digit not at all.
  public var wordCount: Int { PrintedText.wordCount(of: paragraphs) }

  /// The same of text that was joined already.
  public static func wordCount(of paragraphs: [String]) -> Int {
    paragraphs.reduce(0) { count, text in
      var words = 0
      text.forEachWord(separatedBy: { $0 == " " }) { if $0.contains(where: \.isPartOfWord) { words += 1 } }
      return count + words
    }
  }
}
