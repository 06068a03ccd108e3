/// Breaks text into lines of at most a given number of cells, at spaces if there are any. Chinese and
/// Japanese are broken between any two characters, but no line begins with a closing mark or ends with an
/// opening one if that can be avoided. An address or path too long for a line is broken after a slash.
public enum WordWrap {
  /// - Parameter indent: how many cells narrower all lines but the first are.
  public static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    guard width > 0 else { return [] }
    guard text.utf8.contains(0x0A) else { return wrapped(text[...], width, indent) }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrapped(paragraph, width - (lines.isEmpty ? 0 : indent), lines.isEmpty ? indent : 0)
    }
    return lines
  }

  /// A line of the reader's own text. Its indentation is kept, up to half the width, since lists and verse depend
  /// on it; the lines that continue it are indented as much.
  public static func indentedLines(_ line: String, width: Int) -> [String] {
    let own = String(line.prefix { $0 == " " }.prefix(max(0, width / 2)))
    return lines(line, width: width - own.count).map { $0.isEmpty ? $0 : own + $0 }
  }

  private static func wrapped(_ paragraph: Substring, _ firstWidth: Int, _ indent: Int) -> [String] {
    var lines: [String] = []
    var width: Int { max(1, firstWidth - (lines.isEmpty ? 0 : indent)) }
    var line = ""
    var used = 0
    for word in words(of: paragraph) {
      for (number, part) in parts(of: word).enumerated() {
        let space = number == 0 && !line.isEmpty ? 1 : 0
        let partWidth = TextWidth.of(String(part))
        if !line.isEmpty, used + space + partWidth <= width {
          line += (space == 1 ? " " : "") + part
          used += space + partWidth
          continue
        }
        if !line.isEmpty { lines.append(line) }
        var rest = part
        if partWidth > width {
          while let end = end(of: rest, width) {
            lines.append(String(rest[..<end]))
            rest = rest[end...]
          }
        }
        line = String(rest)
        used = TextWidth.of(line)
      }
    }
    lines.append(line)
    return lines
  }

  /// Works byte by byte if no space can have a combining mark.
  private static func words(of paragraph: Substring) -> [Substring] {
    guard paragraph.utf8.allSatisfy({ $0 < 0x80 }) else { return paragraph.split(separator: " ") }
    return paragraph.utf8.split(separator: 0x20).map { Substring($0) }
  }

  /// The parts of a word between which a line may be broken; most words are one part.
  private static func parts(of word: Substring) -> [Substring] {
    guard word.unicodeScalars.contains(where: isIdeograph) else { return [word] }
    var parts: [Substring] = []
    var start = word.startIndex
    for index in word.indices.dropFirst() {
      let (before, after) = (word[word.index(before: index)], word[index])
      guard let last = before.unicodeScalars.first, let next = after.unicodeScalars.first,
        isIdeograph(last) || isIdeograph(next), !closing.contains(after), !opening.contains(before)
      else { continue }
      parts.append(word[start..<index])
      start = index
    }
    return parts + [word[start...]]
  }

  /// Two cells wide and not an emoji; excludes Korean, which has spaces.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2E80 && !(0xAC00...0xD7FF).contains(scalar.value) && TextWidth.of(scalar) == 2
      && !scalar.properties.isEmojiPresentation
  }

  private static let closing = Set("、。，．・：；！？」』）】〉》〕］｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}")
  private static let opening = Set("「『（【〈《〔［｛([{")

  /// Where to break a word wider than a line: after the last slash that leaves at least a third of the line, or else
  /// where the line ends. Nil if the word fits. Looks no farther than that: a page may be one word of a
  /// million characters.
  private static func end(of word: Substring, _ width: Int) -> Substring.Index? {
    var used = 0
    var slash: Substring.Index?
    for index in word.indices {
      let characterWidth = TextWidth.of(String(word[index]))
      if used + characterWidth > width, used > 0 { return slash ?? index }
      used += characterWidth
      if word[index] == "/", used * 3 >= width { slash = word.index(after: index) }
    }
    return nil
  }
}
