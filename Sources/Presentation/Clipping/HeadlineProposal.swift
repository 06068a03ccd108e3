import Citations
import Newspapers

/// Headlines suggested by the lines of a clip.
public enum HeadlineProposal {
  /// Each line once: capitals become headline case. Lines without a letter, such as rules, are left out.
  public static func lines(of text: ClippedText) -> [String] {
    var proposed: [String] = []
    for line in text.lines {
      let headline = headline(of: line)
      if headline.contains(where: \.isLetter), !proposed.contains(headline) { proposed.append(headline) }
    }
    return proposed
  }

  /// Whether the first of `lines(of:)` looks like a headline, not like the middle of a sentence.
  public static func beginsWithHeadline(_ text: ClippedText) -> Bool {
    text.lines.first { headline(of: $0).contains(where: \.isLetter) }.map(isHeadline) ?? false
  }

  static func isHeadline(_ line: String) -> Bool {
    let words = OwnWords.line(line).split(separator: " ")
    guard (1...12).contains(words.count), !isCut(words[0]), !isCut(words[words.count - 1]),
      !",-¬".contains(words[words.count - 1].last ?? ","),
      words[0].first(where: \.isLetter)?.isLowercase != true
    else { return false }
    let long = words.filter { $0.count(where: \.isLetter) >= 4 }
    let counted = long.isEmpty ? words : long
    let large = counted.count { $0.first(where: \.isLetter)?.isLowercase != true }
    return large * 2 > counted.count
  }

  /// Represents words that the frame cuts.
  private static func isCut(_ word: Substring) -> Bool { word == "…" }

  static func headline(of line: String) -> String {
    let words = OwnWords.line(line).split(separator: " ").filter { !isCut($0) }.joined(separator: " ")
    // A headline ends without a period; an abbreviation may need it.
    let text = words.hasSuffix("..") ? words[...] : words.hasSuffix(".") ? words.dropLast() : words[...]
    guard text.contains(where: \.isUppercase), !text.contains(where: \.isLowercase) else {
      return String(text)
    }
    return CitedTitle.headlineCase(text.lowercased())
  }
}
