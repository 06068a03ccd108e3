import Citations
import Newspapers

/// Headlines that the lines of a clip may be.
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

  static func headline(of line: String) -> String {
    let words = OwnWords.line(line).split(separator: " ").joined(separator: " ")
    // A headline ends without a period; an abbreviation may need it.
    let text = words.hasSuffix("..") ? words[...] : words.hasSuffix(".") ? words.dropLast() : words[...]
    guard text.contains(where: \.isUppercase), !text.contains(where: \.isLowercase) else {
      return String(text)
    }
    return CitedTitle.headlineCase(text.lowercased())
  }
}
