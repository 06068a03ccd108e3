/// How many words of a text a dictionary has.
public struct KnownWords: Hashable, Sendable {
  public let known: Int
  /// Words with letters; dictionaries have no numbers.
  public let total: Int

  public init(known: Int, total: Int) { (self.known, self.total) = (known, total) }

  /// 0 to 1; nil for a text without words.
  public var share: Double? { total > 0 ? Double(known) / Double(total) : nil }

  /// The words to look up for a text, without surrounding punctuation. Words broken at the end of a line are
  /// rejoined.
  public static func sought(in layout: PageLayout) -> [String] {
    PrintedText(layout).paragraphs.flatMap { sought(in: $0) }
  }

  public static func sought(in text: String) -> [String] {
    var words: [String] = []
    text.forEachWord(separatedBy: \.isBlank) { word in
      for part in word.split(whereSeparator: { $0 == "-" || $0 == "—" || $0 == "–" }) {
        let letters = part.drop { !$0.isLetter }
        guard let last = letters.lastIndex(where: \.isLetter) else { continue }
        words.append(String(letters[...last]))
      }
    }
    return words
  }
}
