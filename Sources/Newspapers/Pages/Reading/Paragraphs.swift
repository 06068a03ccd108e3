/// A page's lines, joined into paragraphs.
///
/// A new paragraph begins with each block, unless it continues the previous one (`BlockSeam`), and within a
/// block if the line
///
/// - is indented by at least one character more than the preceding line;
/// - is all capitals and the preceding line is not, or vice versa: headlines, whose own lines are joined;
/// - does not begin with a lower-case letter, and the preceding line is much shorter than most lines of its
///   block, unless that ends with the title of a person, such as `Mr.`
///
/// A line that ends with a hyphen never ends a paragraph within a block.
struct Paragraphs {
  /// In order; words are separated by single spaces, and the long s becomes an s.
  let texts: [String]

  /// A line shorter than this fraction of its block's typical length ends a paragraph.
  private static let short = 0.75

  /// A name follows.
  static let titles: Set<String> = [
    "Capt.", "Col.", "Dr.", "Gen.", "Gov.", "Hon.", "Lieut.", "Maj.", "Messrs.", "Mme.", "Mr.", "Mrs.",
    "Prof.", "Rev.",
    "Sen.", "Sergt.",
  ]

  /// - Parameter vocabulary: the words of the whole page; nil if `blocks` are all of it.
  init(_ blocks: [[PrintedLine]], vocabulary: PageVocabulary? = nil) {
    let end = LineEnd(vocabulary: vocabulary ?? PageVocabulary(blocks))
    texts = blocks.flatMap { Paragraphs.paragraphs(of: $0, end) }
  }

  private static func paragraphs(of block: [PrintedLine], _ end: LineEnd) -> [String] {
    let lengths = block.map(\.text.count).sorted()
    // Three in four lines are no longer than this: headlines and last lines do not affect what is typical.
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
    guard Double(previous.text.count) < short * usual, line.text.first?.isLowercase == false else {
      return false
    }
    return previous.text.split(separator: " ").last.map { titles.contains(String($0)) } != true
  }

  /// Works on scalars: in a Swift string a space with a combining mark is one character, and white space.
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
  /// Whether it is ASCII with nothing but single spaces between words.
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
  /// Whether all its letters are capitals, and there are enough to tell.
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
  /// The text in paragraphs, with lines joined and broken words rejoined.
  public var paragraphs: [String] { Paragraphs(passages).texts }

  /// The number of words. A word broken at a line's end counts once; anything without a letter or digit does
  /// not count.
  public var wordCount: Int { PrintedText.wordCount(of: paragraphs) }

  /// The same for text that has already been joined.
  public static func wordCount(of paragraphs: [String]) -> Int {
    paragraphs.reduce(0) { count, text in
      var words = 0
      text.forEachWord(separatedBy: { $0 == " " }) { if $0.contains(where: \.isPartOfWord) { words += 1 } }
      return count + words
    }
  }
}
