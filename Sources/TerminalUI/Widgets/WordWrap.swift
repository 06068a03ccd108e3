import Terminal

/// Breaks text into lines of at most so many cells, at spaces where there are any.
public enum WordWrap {
  public static func lines(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrapped(paragraph, width)
    }
    return lines
  }

  private static func wrapped(_ paragraph: Substring, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in paragraph.split(separator: " ") {
      let wordWidth = TextWidth.of(String(word))
      if used > 0, used + 1 + wordWidth <= width {
        line += " " + word
        used += 1 + wordWidth
        continue
      }
      if used > 0 { lines.append(line) }
      var pieces = broken(word, width)
      line = pieces.removeLast()
      lines += pieces
      used = TextWidth.of(line)
    }
    lines.append(line)
    return lines
  }

  /// A word wider than a line in pieces that fit; at least one.
  private static func broken(_ word: Substring, _ width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in word {
      let characterWidth = TextWidth.of(String(character))
      if used + characterWidth > width, used > 0 {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += characterWidth
    }
    return pieces
  }
}
